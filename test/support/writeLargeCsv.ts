import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const cities = ['Brno', 'Praha', 'Ústí nad Labem', 'Ostrava', 'Plzeň', 'České Budějovice', 'Zlín', 'Liberec'];

/**
 * Writes a table of this many rows as the engine does, with its manifest: numbers, dates, JSON, texts with commas,
 * quotes and line breaks. Every 50,000th row has the key of the one before it.
 */
export async function writeLargeCsv(file: string, rows: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('"id","city","amount","started_at","is_member","note","detail"\n');
  for (let from = 0; from < rows; from += 1_000) {
    const count = Math.min(1_000, rows - from);
    const text = Array.from({ length: count }, (_, place) => lineOf(from + place)).join('');
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
  const manifest = createWriteStream(`${file}.manifest`);
  manifest.end('{"destination":"in.c-demo.large","incremental":false,"primary_key":["id"]}\n');
  await finished(manifest);
}

function lineOf(row: number): string {
  const id = row > 0 && row % 50_000 === 0 ? row - 1 : row;
  // Spread over the whole range, and always the same.
  const spread = Math.imul(row, 0x9e3779b1) >>> 0;
  const started = new Date(Date.UTC(2024, 0, 1) + (spread % 31_536_000) * 1_000).toISOString();
  const note = row % 97 === 0 ? `said ""yes"", then\nleft` : `ride ${spread % 1_000}, calm`;
  const cells = [id, cities[spread % cities.length], (spread % 100_000) / 100, started, row % 3 === 0, note];
  return `"${cells.join('","')}","{""bike"":${spread % 500},""ok"":true}"\n`;
}
