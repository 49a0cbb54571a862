/** What makes a database of today one of the first release, on either kind. Every later migration is undone here. */
export const AGE: readonly string[] = [
  'alter table tables drop column turn',
  'alter table tables drop column noted',
  'alter table seats drop column seat',
  'drop index tables_of_game',
  'drop table server_time',
  'drop table outages',
  'drop index chat_once',
  'alter table chat drop column once',
  'drop table log_stray',
  'drop index tables_made',
  'drop index editions_made',
  ...['tables', 'editions'].flatMap(table =>
    ['made_by', 'bytes', 'aside'].map(column => `alter table ${table} drop column ${column}`),
  ),
];
