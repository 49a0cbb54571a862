// A server to be loaded, in a process of its own: `node server.mjs ours|memory|flatfile <folder> '<settings>'`.
import '@bonebed/loader';

const { serveOurs, serveTheirs } = await import('./servers.ts');
const [kind, folder, settings] = process.argv.slice(2);
const running = await (kind === 'ours' ? serveOurs(folder, JSON.parse(settings)) : serveTheirs(kind, folder));
process.on('message', async what => process.send?.({ what, answer: await running.tell(what) }));
process.send?.({ what: 'address', answer: running.address });
