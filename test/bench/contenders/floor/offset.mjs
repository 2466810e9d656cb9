// The least that must be done: request, parse, put cells together, append. node offset.mjs URL FOLDER LIMIT KIND
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { getJson } from './getJson.mjs';
import { rows } from './rows.mjs';

const [url, folder, pageSize, kind] = process.argv.slice(2);
const limit = Number(pageSize);
const { header, rowOf } = rows[kind];
const file = createWriteStream(path.join(folder, 'items.csv'));
file.write(`${header}\n`);

for (let offset = 0; ; offset += limit) {
  const { items } = await getJson(`${url}items?limit=${limit}&offset=${offset}`);
  let text = '';
  for (const item of items) text += `${rowOf(item)}\n`;
  file.write(text);
  if (items.length < limit) break;
}
file.end();
