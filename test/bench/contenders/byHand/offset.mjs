// A list paged by offset to one CSV file, as by hand: node offset.mjs URL FOLDER LIMIT KIND CLIENT
import { columns } from './columns.mjs';
import { writeCsv } from './csv.mjs';

const [url, folder, limit, kind, client] = process.argv.slice(2);
const { readByOffset } = await import(`./${client}.mjs`);
await writeCsv(folder, 'items', columns[kind], readByOffset(`${url}items`, Number(limit)));
