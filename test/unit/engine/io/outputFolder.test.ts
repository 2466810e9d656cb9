import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isUserError } from '../../../../engine/core/errors.ts';
import { OutputFolder } from '../../../../engine/io/output/outputFolder.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('OutputFolder', () => {
  const folder = temporaryFolder();
  const tables = () => path.join(folder(), 'tables');
  const read = (name: string) => readFileSync(path.join(tables(), name), 'utf8');

  async function publish(output: OutputFolder): Promise<void> {
    await output.publish();
    await output.close();
  }

  async function writeTable(name: string, rows: string[][]): Promise<OutputFolder> {
    const output = await OutputFolder.open(folder());
    const part = output.openPart(['id']);
    for (const row of rows) part.write(row);
    await output.placeTable(name, [part]);
    await output.writeFile(`tables/${name}.csv.manifest`, '{}');
    return output;
  }

  it('json-to-csv.md 8: every cell in quotes, quotes doubled, everything else raw, a line end at each end', async () => {
    const output = await OutputFolder.open(folder());
    const part = output.openPart(['a', 'b']);
    part.write(['say "hi"\r\n,;\t\\', '']);
    await output.placeTable('t', [part]);
    await publish(output);
    assert.equal(read('t.csv'), '"a","b"\n"say ""hi""\r\n,;\t\\",""\n');
  });

  it('json-to-csv.md 8: a table without columns has no header and an empty line for each row', async () => {
    const output = await OutputFolder.open(folder());
    const part = output.openPart([]);
    part.write([]);
    part.write([]);
    await output.placeTable('t', [part]);
    await publish(output);
    assert.equal(read('t.csv'), '\n\n');
  });

  it('puts parts with one header together, whether they are on the disk already or not', async () => {
    const sizes = [1, 60_000, 3, 50_000];
    const output = await OutputFolder.open(folder());
    const parts = sizes.map((size, index) => {
      const part = output.openPart(['id']);
      for (let row = 0; row < size; row++) part.write([`${index}-${row}`]);
      return part;
    });
    await output.flush();
    for (const part of parts) part.write(['late']);
    await output.placeTable('t', parts);
    await publish(output);
    const expected = sizes.flatMap((size, index) => [
      ...Array.from({ length: size }, (_, row) => `"${index}-${row}"`),
      '"late"',
    ]);
    assert.equal(read('t.csv'), ['"id"', ...expected, ''].join('\n'));
    assert.deepEqual(readdirSync(folder()), ['tables']);
  });

  it('does not join the rows of a large page', async () => {
    const joined: number[] = [];
    const concat = Buffer.concat;
    Buffer.concat = (...given) => {
      const bytes = concat(...given);
      joined.push(bytes.length);
      return bytes;
    };
    try {
      const output = await OutputFolder.open(folder());
      const part = output.openPart(['id']);
      const lines = Buffer.from('"1"\n'.repeat(100_000));
      for (let piece = 0; piece < 20; piece++) part.writeLines(lines, 100_000);
      await output.flush();
      part.writeLines(lines, 100_000);
      part.write(['2']);
      await output.placeTable('t', [part]);
      await publish(output);
      assert.equal(read('t.csv'), `"id"\n${'"1"\n'.repeat(2_100_000)}"2"\n`);
      assert.ok(Math.max(...joined) < 2 * lines.length);
    } finally {
      Buffer.concat = concat;
    }
  });

  it('forgets a part that is dropped', async () => {
    const output = await OutputFolder.open(folder());
    const part = output.openPart(['id']);
    for (let row = 0; row < 60_000; row++) part.write([String(row)]);
    await output.flush();
    await output.dropPart(part);
    await publish(output);
    assert.deepEqual(readdirSync(tables()), []);
  });

  it('writes a header even where there are no rows', async () => {
    await publish(await writeTable('t', []));
    assert.equal(read('t.csv'), '"id"\n');
  });

  it('shows nothing before it is published, and leaves nothing when it is discarded', async () => {
    const output = await writeTable('t', [['1']]);
    await output.flush();
    assert.deepEqual(
      readdirSync(folder()).filter((name) => !name.startsWith('.')),
      [],
    );
    await output.discard();
    assert.deepEqual(readdirSync(folder()), []);
  });

  it('replaces the tables of the run before and keeps what else a person has there', async () => {
    await publish(await writeTable('old', [['1']]));
    writeFileSync(path.join(tables(), 'notes.txt'), 'mine');
    await publish(await writeTable('new', [['2']]));
    assert.deepEqual(readdirSync(tables()).sort(), ['new.csv', 'new.csv.manifest', 'notes.txt']);
    assert.deepEqual(readdirSync(folder()), ['tables']);
  });

  it('leaves the tables of the run before when it is discarded', async () => {
    await publish(await writeTable('old', [['1']]));
    await (await writeTable('old', [['2']])).discard();
    assert.equal(read('old.csv'), '"id"\n"1"\n');
  });

  it('finds tables that a crash left between the two renames', async () => {
    await publish(await writeTable('old', [['1']]));
    writeFileSync(path.join(tables(), 'notes.txt'), 'mine');
    mkdirSync(path.join(folder(), '.pagewright-replaced-tables'));
    renameSync(tables(), path.join(folder(), '.pagewright-replaced-tables', 'tables'));
    await publish(await writeTable('new', [['2']]));
    assert.deepEqual(readdirSync(tables()).sort(), ['new.csv', 'new.csv.manifest', 'notes.txt']);
  });

  it('keeps pages on disk, first in, first out', async () => {
    const output = await OutputFolder.open(folder());
    const few = [
      { job: 0, records: 2, parents: '[]', body: Buffer.from('[1,2]') },
      { job: 1, records: 0, parents: '', body: Buffer.from('') },
      { job: 0, records: 70_000, parents: '[["ž",1]]', body: Buffer.alloc(700_000, 'ž') },
    ];
    const pages = [...few, ...few, ...few];
    for (const page of pages) await output.pages.append(page);
    const stored = [];
    for await (const page of output.pages.pages()) stored.push(page);
    assert.deepEqual(stored, pages);
    await output.discard();
  });

  it('says in a clear error where it cannot write', async () => {
    writeFileSync(path.join(folder(), 'file'), '');
    const isClear = (error: unknown) =>
      isUserError(error) && error.code === 'output.not-writable' && error.message.includes('file');
    await assert.rejects(OutputFolder.open(path.join(folder(), 'file', 'out')), isClear);
    if (process.getuid?.() === 0) return;
    mkdirSync(path.join(folder(), 'locked-file'));
    chmodSync(path.join(folder(), 'locked-file'), 0o500);
    await assert.rejects(OutputFolder.open(path.join(folder(), 'locked-file', 'out')), isClear);
  });
});
