import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

/** Booleans as the engine writes them: 1, and nothing for false. */
const cast = { boolean: (value) => (value ? '1' : '') };

/** A CSV file with a header that takes records. */
export function openCsv(file, columns) {
  const csv = stringify({ header: true, columns, cast });
  const target = csv.pipe(createWriteStream(file));
  return {
    async write(record) {
      if (!csv.write(record)) await once(csv, 'drain');
    },
    async close() {
      csv.end();
      await finished(target);
    },
  };
}
