// The least that must be done for a list and the lists below it: node fanOut.mjs URL FOLDER LIMIT
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { cell } from './cell.mjs';
import { getJson } from './getJson.mjs';
import { rows } from './rows.mjs';

const [url, folder, pageSize] = process.argv.slice(2);
const limit = Number(pageSize);
const { header, rowOf } = rows.narrow;
const shelvesFile = createWriteStream(path.join(folder, 'shelves.csv'));
const itemsFile = createWriteStream(path.join(folder, 'items.csv'));
shelvesFile.write('"id","name","floor"\n');
itemsFile.write(`${header},"parent_id"\n`);

for (let offset = 0; ; offset += limit) {
  const { items: shelves } = await getJson(`${url}shelves?limit=${limit}&offset=${offset}`);
  let shelfText = '';
  for (const shelf of shelves) {
    shelfText += `${cell(shelf.id)},${cell(shelf.name)},${cell(shelf.floor)}\n`;
    const { items } = await getJson(`${url}shelves/${shelf.id}/items?limit=${limit}&offset=0`);
    let itemText = '';
    for (const item of items) itemText += `${rowOf(item)},${cell(shelf.id)}\n`;
    itemsFile.write(itemText);
  }
  shelvesFile.write(shelfText);
  if (shelves.length < limit) break;
}
shelvesFile.end();
itemsFile.end();
