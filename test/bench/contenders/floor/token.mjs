// The least that must be done: request, parse, put cells together, append. node token.mjs URL FOLDER LIMIT
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { getJson } from './getJson.mjs';
import { itemHeader, itemRow } from './itemRow.mjs';

const [url, folder, limit] = process.argv.slice(2);
const file = createWriteStream(path.join(folder, 'items.csv'));
file.write(`${itemHeader}\n`);

let address = `${url}items?limit=${limit}`;
while (address !== undefined) {
  const { items, next } = await getJson(address);
  let text = '';
  for (const item of items) text += `${itemRow(item)}\n`;
  file.write(text);
  address = next === undefined ? undefined : `${url}items?limit=${limit}&token=${next}`;
}
file.end();
