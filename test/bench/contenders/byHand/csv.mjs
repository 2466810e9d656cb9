import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

/** Booleans as the engine writes them: 1, and nothing for false. */
const cast = { boolean: (value) => (value ? '1' : '') };

/** Writes records to one CSV file with a header. */
export async function writeCsv(folder, name, columns, records) {
  const file = createWriteStream(path.join(folder, `${name}.csv`));
  await pipeline(records, stringify({ header: true, columns, cast }), file);
}

/** A CSV file with a header that takes records one by one. */
export function openCsv(folder, name, columns) {
  const csv = stringify({ header: true, columns, cast });
  const file = csv.pipe(createWriteStream(path.join(folder, `${name}.csv`)));
  return {
    async write(record) {
      if (!csv.write(record)) await once(csv, 'drain');
    },
    async close() {
      csv.end();
      await finished(file);
    },
  };
}
