// After `npm ci`: whether SQLite is there. It is compiled where no ready binary can be fetched; on a machine that can't do either, npm
// leaves it out, and this says in words what is missing instead of a page of a compiler's complaints.
try {
  const { default: Database } = await import('better-sqlite3');
  new Database(':memory:').close();
} catch (error) {
  console.error(`
Bonebed keeps its tables in SQLite, and SQLite (better-sqlite3) could not be installed: ${error.code ?? error.message}
It needs a compiler, make and Python. Install them, then run 'npm ci' again:
  Debian, Ubuntu   apt-get install build-essential python3
  Fedora           dnf install gcc-c++ make python3
  Alpine           apk add build-base python3
  macOS            xcode-select --install
  Windows          the Node.js installer with "Tools for Native Modules"
`);
  process.exitCode = 1;
}
