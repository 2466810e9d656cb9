// The least that must be done: request, parse, put cells together, append. node offset.mjs URL FOLDER LIMIT
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { getJson } from './getJson.mjs';
import { itemHeader, itemRow } from './itemRow.mjs';

const [url, folder, pageSize] = process.argv.slice(2);
const limit = Number(pageSize);
const file = createWriteStream(path.join(folder, 'items.csv'));
file.write(`${itemHeader}\n`);

for (let offset = 0; ; offset += limit) {
  const { items } = await getJson(`${url}items?limit=${limit}&offset=${offset}`);
  let text = '';
  for (const item of items) text += `${itemRow(item)}\n`;
  file.write(text);
  if (items.length < limit) break;
}
file.end();
