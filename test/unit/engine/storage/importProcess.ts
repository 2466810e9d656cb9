// Imports tables in a process of its own, which a test kills: `node importProcess.ts DATABASE TABLES`.
import { importTables } from '../../../../engine/io/storage/importTables.ts';

const [database = '', tablesFolder = ''] = process.argv.slice(2);
process.stdout.write('started\n');
await importTables({ database, tablesFolder, loadedAt: '' }, new AbortController().signal);
process.stdout.write('done\n');
