// A list whose pages name the next by a token, to one CSV file, as by hand: node token.mjs URL FOLDER LIMIT KIND CLIENT
import { columns } from './columns.mjs';
import { writeCsv } from './csv.mjs';

const [url, folder, limit, kind, client] = process.argv.slice(2);
const { readByToken } = await import(`./${client}.mjs`);
await writeCsv(folder, 'items', columns[kind], readByToken(`${url}items`, Number(limit)));
