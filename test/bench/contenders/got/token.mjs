// A list whose pages name the next by a token, to one CSV file, as by hand: node token.mjs URL FOLDER LIMIT
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import got from 'got';

const [url, folder, limit] = process.argv.slice(2);
const columns = ['id', 'sku', 'name', 'town', 'created_at', 'active', 'stock', 'price', 'rating', 'note'];

const records = got.paginate(`${url}items`, {
  responseType: 'json',
  searchParams: { limit },
  pagination: {
    transform: (response) => response.body.items,
    paginate: ({ response }) => {
      const token = response.body.next;
      return token === undefined ? false : { searchParams: { limit, token } };
    },
  },
});

await pipeline(
  records,
  stringify({ header: true, columns, cast: { boolean: (value) => (value ? '1' : '') } }),
  createWriteStream(path.join(folder, 'items.csv')),
);
