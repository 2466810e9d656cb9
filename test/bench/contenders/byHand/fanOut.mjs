// A list, and for each of its records a second list, to two CSV files, as by hand:
//   node fanOut.mjs URL FOLDER LIMIT KIND CLIENT
import { columns } from './columns.mjs';
import { openCsv } from './csv.mjs';

const [url, folder, limit, kind, client] = process.argv.slice(2);
const { readByOffset } = await import(`./${client}.mjs`);
const shelves = openCsv(folder, 'shelves', ['id', 'name', 'floor']);
const items = openCsv(folder, 'items', [...columns[kind], 'parent_id']);

for await (const shelf of readByOffset(`${url}shelves`, Number(limit))) {
  await shelves.write(shelf);
  for await (const item of readByOffset(`${url}shelves/${shelf.id}/items`, Number(limit))) {
    await items.write({ ...item, parent_id: shelf.id });
  }
}
await Promise.all([shelves.close(), items.close()]);
