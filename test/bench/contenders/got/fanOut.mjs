// A list, and for each of its records a list of its own, to two CSV files, as by hand: node fanOut.mjs URL FOLDER LIMIT
import path from 'node:path';
import { openCsv } from './openCsv.mjs';
import { readPages } from './readPages.mjs';

const [url, folder, limit] = process.argv.slice(2);
const shelves = openCsv(path.join(folder, 'shelves.csv'), ['id', 'name', 'floor']);
const items = openCsv(path.join(folder, 'items.csv'), [
  'id',
  'sku',
  'name',
  'town',
  'created_at',
  'active',
  'stock',
  'price',
  'rating',
  'note',
  'parent_id',
]);

for await (const shelf of readPages(`${url}shelves`, Number(limit))) {
  await shelves.write(shelf);
  for await (const item of readPages(`${url}shelves/${shelf.id}/items`, Number(limit))) {
    await items.write({ ...item, parent_id: shelf.id });
  }
}
await Promise.all([shelves.close(), items.close()]);
