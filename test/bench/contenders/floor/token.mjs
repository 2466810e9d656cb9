// The least that must be done: request, parse, put cells together, append. node token.mjs URL FOLDER LIMIT KIND
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { getJson } from './getJson.mjs';
import { rows } from './rows.mjs';

const [url, folder, limit, kind] = process.argv.slice(2);
const { header, rowOf } = rows[kind];
const file = createWriteStream(path.join(folder, 'items.csv'));
file.write(`${header}\n`);

let address = `${url}items?limit=${limit}`;
while (address !== undefined) {
  const { items, next } = await getJson(address);
  let text = '';
  for (const item of items) text += `${rowOf(item)}\n`;
  file.write(text);
  address = next === undefined ? undefined : `${url}items?limit=${limit}&token=${next}`;
}
file.end();
