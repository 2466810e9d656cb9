// The least that must be done for three levels of lists below a list: node levels.mjs URL FOLDER LIMIT
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { cell } from './cell.mjs';
import { getJson } from './getJson.mjs';
import { rows } from './rows.mjs';

const [url, folder, limit] = process.argv.slice(2);
const place = { header: '"id","name"', rowOf: ({ id, name }) => `${cell(id)},${cell(name)}` };
const levels = [open('regions', place), open('shops', place), open('shelves', place), open('items', rows.narrow)];

await readList(`${url}regions`, 0);
for (const { file } of levels) file.end();

function open(name, { header, rowOf }) {
  const file = createWriteStream(path.join(folder, `${name}.csv`));
  file.write(name === 'regions' ? `${header}\n` : `${header},"parent_id"\n`);
  return { name, file, rowOf };
}

async function readList(address, level, parent) {
  const { name, file, rowOf } = levels[level];
  const { items } = await getJson(`${address}?limit=${limit}&offset=0`);
  const end = parent === undefined ? '\n' : `,${cell(parent)}\n`;
  let text = '';
  for (const item of items) text += rowOf(item) + end;
  file.write(text);
  const below = levels[level + 1];
  if (below === undefined) return;
  for (const { id } of items) await readList(`${url}${name}/${id}/${below.name}`, level + 1, id);
}
