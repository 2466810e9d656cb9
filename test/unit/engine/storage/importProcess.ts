// Imports tables in a separate process, which is killed as soon as its log of changes has this size, without help from
// another process: `node importProcess.ts DATABASE TABLES BYTES`.
import { existsSync, statSync } from 'node:fs';
import { importTables } from '../../../../engine/io/storage/importTables.ts';

const [database = '', tablesFolder = '', bytes] = process.argv.slice(2);
const log = `${database}-wal`;
setInterval(() => {
  if (existsSync(log) && statSync(log).size >= Number(bytes)) process.kill(process.pid, 'SIGKILL');
}, 1);
await importTables({ database, tablesFolder, loadedAt: '' }, new AbortController().signal);
process.stdout.write('done\n');
process.exit();
