// Leads whoever opens an invitation (`/i/<table>#<token>`) to the table. What stands behind the hash has been seen by nobody on the way.
(() => {
  const table = location.pathname.split('/').at(-1) ?? '';
  const token = location.hash.slice(1);
  location.replace(`../#/at/${table}${token === '' ? '' : `/${token}`}`);
})();
