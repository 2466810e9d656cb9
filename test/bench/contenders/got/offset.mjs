// A list paged by offset to one CSV file, as by hand: node offset.mjs URL FOLDER LIMIT
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { readPages } from './readPages.mjs';

const [url, folder, limit] = process.argv.slice(2);
const columns = ['id', 'sku', 'name', 'town', 'created_at', 'active', 'stock', 'price', 'rating', 'note'];

await pipeline(
  readPages(`${url}items`, Number(limit)),
  stringify({ header: true, columns, cast: { boolean: (value) => (value ? '1' : '') } }),
  createWriteStream(path.join(folder, 'items.csv')),
);
