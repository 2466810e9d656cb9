import assert from 'node:assert/strict';
import { MemoryOutput } from '../../../../engine/io/output/memoryOutput.ts';
import { OutputFolder } from '../../../../engine/io/output/outputFolder.ts';
import { previewMemory } from '../../../../engine/io/output/previewMemory.ts';
import { previewTables } from '../../../../engine/io/output/previewTables.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const tooLarge = { code: 'output.too-large', message: /more than 1 MB/ };
const megabyte = 1024 * 1024;

describe('An output in memory', () => {
  it('shows nothing before it is published, and nothing that is discarded', async () => {
    const output = new MemoryOutput();
    await output.placeTable('t', [output.openPart(['id'])]);
    await output.writeFile('state.json', '{}');
    assert.equal(output.files.size, 0);
    await output.publish();
    assert.deepEqual([...output.files.keys()], ['tables/t.csv', 'state.json']);
    const other = new MemoryOutput();
    await other.placeTable('t', [other.openPart(['id'])]);
    await other.discard();
    await other.publish();
    assert.equal(other.files.size, 0);
  });

  it('holds so many bytes of rows, and no more', async () => {
    const output = new MemoryOutput(megabyte);
    const [part, other] = [output.openPart(['id']), output.openPart(['id'])];
    part.writeLines(new Uint8Array(megabyte), 1);
    await output.flush();
    other.write(['1']);
    await assert.rejects(output.flush(), tooLarge);
    await output.dropPart(other);
    await output.flush();
    // The header is one line too much.
    await assert.rejects(output.placeTable('t', [part]), tooLarge);
  });

  it('holds so many bytes of responses, and no more', async () => {
    const { pages } = new MemoryOutput(megabyte);
    const page = { job: 0, records: 1, parents: '{}', body: new Uint8Array(megabyte - 2) };
    await pages.append(page);
    await assert.rejects(pages.append({ ...page, body: new Uint8Array(1) }), tooLarge);
  });
});

describe('The first rows of tables', () => {
  const folder = temporaryFolder();
  const cells = [
    ['1', 'plain'],
    ['', 'say "hi", you'],
    ['line\nbreak', '\ufeff"'],
    ['žluťoučký 😀', 'x'.repeat(300)],
    ['5', ''],
  ];

  for (const [columns, rows] of [
    [['id', 'na"me'], cells],
    [['id', 'name'], []],
    [[], [[], []]],
  ] as const) {
    for (const count of [0, 1, 3, 9]) {
      it(`are the same in memory as on the disk: ${count} of ${rows.length} with ${columns.length} columns`, async () => {
        const outputs = [await OutputFolder.open(folder()), new MemoryOutput()] as const;
        for (const output of outputs) {
          const part = output.openPart(columns);
          for (const row of rows) part.write([...row]);
          await output.placeTable('t', [part]);
          await output.writeFile('tables/t.csv.manifest', '{"incremental":true,"primary_key":["id"]}');
          await output.publish();
          await output.close();
        }
        const tables = [{ name: 't', file: 'tables/t.csv', rows: rows.length, columns: [...columns] }];
        const onDisk = await previewTables(folder(), tables, count);
        assert.deepEqual(await previewMemory(outputs[1].files, tables, count), onDisk);
        assert.deepEqual(onDisk[0]?.keys, ['id']);
      });
    }
  }
});
