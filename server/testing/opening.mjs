// Opens the database of a folder in a process of its own: `node opening.mjs <folder> [user]`. Says 'opening' when it begins, then 'open' or
// why not. Root, who may do everything, becomes another user first.
import '@bonebed/loader';

const [folder, user] = process.argv.slice(2);
const { openSqlite } = await import('../storage/sqlite.ts');
if (user !== undefined && process.getuid() === 0) process.setuid(Number(user));
process.stdout.write('opening\n');
try {
  const storage = openSqlite(folder);
  process.stdout.write('open\n');
  await storage.close();
} catch (error) {
  process.stdout.write(`${error.name}: ${error.message}\n`);
}
