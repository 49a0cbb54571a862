/** What makes a database of today one of the first release, on either kind. Every later migration is undone here. */
export const AGE: readonly string[] = [
  'alter table tables drop column turn',
  'alter table tables drop column noted',
  'alter table seats drop column seat',
  'drop index tables_of_game',
  ...['presence', 'calls', 'channels', 'server_keys', 'server_time'].map(table => `drop table ${table}`),
  'drop index seats_at',
  'drop index tables_aside',
  ...['outages', 'chores', 'devices', 'ways', 'tickets', 'shelves', 'blocks'].map(table => `drop table ${table}`),
  ...['notices', 'audit', 'mutes', 'reports', 'address_keys', 'kept_out'].map(table => `drop table ${table}`),
  ...['deal_keys', 'deals', 'deal_plays', 'deal_points'].map(table => `drop table if exists ${table}`),
  // Of PostgreSQL alone.
  ...['processes', 'homes'].map(table => `drop table if exists ${table}`),
  ...['tables_stale', 'guests_seen', 'guests_removed', 'guests_silenced'].map(index => `drop index ${index}`),
  ...['tables goes', 'tables shrunk', 'guests seen', 'guests silenced', 'guests removed', 'editions used'].map(
    column => {
      const [table, name] = column.split(' ');
      return `alter table ${table} drop column ${name}`;
    },
  ),
  'drop index chat_once',
  'alter table chat drop column once',
  'drop table log_stray',
  'drop index tables_made',
  'drop index editions_made',
  ...['tables', 'editions'].flatMap(table =>
    ['made_by', 'bytes', 'aside'].map(column => `alter table ${table} drop column ${column}`),
  ),
];
