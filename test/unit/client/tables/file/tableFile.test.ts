import assert from 'node:assert/strict';
import { placeInMemory } from '../../../../../client/tables/file/placeInMemory.ts';
import { placeOnDisk } from '../../../../../client/tables/file/placeOnDisk.ts';
import { TableFile } from '../../../../../client/tables/file/tableFile.ts';
import type { FileRequest, FromTableWorker } from '../../../../../client/tables/file/tableMessages.ts';
import type { TablePlace } from '../../../../../client/tables/file/tableSource.ts';
import { quoted, withCsv } from './support.ts';

type Told<Type> = Extract<FromTableWorker, { type: Type }>;

/** A file that is shown, and all messages about it. */
interface Looked {
  table: TableFile;
  told: FromTableWorker[];
  ask(request: FileRequest): Promise<void>;
  /** Waits for the next message of a kind. */
  next<Type extends FromTableWorker['type']>(type: Type): Promise<Told<Type>>;
}

const rows = [
  ['id', 'name', 'amount'],
  ['3', 'b', '10'],
  ['1', 'a', '9'],
  ['3', 'c', ''],
  ['2', 'A', '100'],
];

/** Looks at a table twice: on a disk, and in memory. */
async function look(text: string, use: (looked: Looked) => Promise<void>, chunkBytes = 32): Promise<void> {
  await withCsv(text, async (_file, place) => await lookAt(placeOnDisk(place), use, chunkBytes));
  await lookAt(placeInMemory(new TextEncoder().encode(text)), use, chunkBytes);
}

async function lookAt(place: TablePlace, use: (looked: Looked) => Promise<void>, chunkBytes: number): Promise<void> {
  const told: FromTableWorker[] = [];
  const waiting: { type: string; take(message: FromTableWorker): void }[] = [];
  const post = (message: FromTableWorker) => {
    told.push(message);
    const found = waiting.findIndex(({ type }) => type === message.type);
    if (found >= 0) waiting.splice(found, 1)[0]?.take(message);
  };
  const table = await TableFile.open({ place, keyColumns: ['id'], post }, chunkBytes);
  const next = <Type extends FromTableWorker['type']>(type: Type) =>
    new Promise<Told<Type>>((take) => waiting.push({ type, take: (message) => take(message as Told<Type>) }));
  try {
    await use({ table, told, next, ask: (request) => table.handle(request) });
  } finally {
    await table.close();
  }
}

/** The first column of the visible rows of a view. */
async function seen({ ask, next }: Looked, view: Omit<FileRequest & { type: 'view' }, 'type'>): Promise<string[]> {
  const ready = next('viewReady');
  await ask({ type: 'view', ...view });
  await ready;
  const answer = next('rows');
  await ask({ type: 'rows', view: view.view, first: 0, count: 100 });
  return (await answer).rows.map(({ number, cells }) => `${number}:${String(cells[0])}`);
}

describe('A table that is looked at', () => {
  it('tells its columns at once, then how many rows it has, their types, and the repeated keys', async () => {
    await look(quoted(rows), async ({ told, next }) => {
      await next('repeated');
      const [opened] = told;
      assert.deepEqual(opened?.type === 'opened' && opened.columns, [
        { name: 'id', isKey: true },
        { name: 'name', isKey: false },
        { name: 'amount', isKey: false },
      ]);
      const counted = told.find((message) => message.type === 'counted');
      assert.equal(counted?.rows, 4);
      assert.deepEqual(
        counted?.columns.map(({ type }) => type),
        ['integer', 'text', 'integer'],
      );
      assert.deepEqual(told.at(-1), { type: 'repeated', rows: 2, keys: 1 });
    });
  });

  it('shows the rows as they are, sorted, filtered, those with repeated keys, and all of it', async () => {
    await look(quoted(rows), async (looked) => {
      const onlyRepeated = false;
      await looked.next('repeated');
      assert.deepEqual(await seen(looked, { view: 1, onlyRepeated }), ['1:3', '2:1', '3:3', '4:2']);
      const sort = { column: 2, descending: true };
      assert.deepEqual(await seen(looked, { view: 2, onlyRepeated, sort }), ['4:2', '1:3', '2:1', '3:3']);
      const filter = { text: 'a', column: 1 };
      assert.deepEqual(await seen(looked, { view: 3, onlyRepeated, filter }), ['2:1', '4:2']);
      assert.deepEqual(await seen(looked, { view: 4, onlyRepeated, filter, sort }), ['4:2', '2:1']);
      assert.deepEqual(await seen(looked, { view: 5, onlyRepeated: true }), ['1:3', '3:3']);
      assert.deepEqual(await seen(looked, { view: 6, onlyRepeated: true, filter: { text: 'c' } }), ['3:3']);
    });
  });

  it('does not answer for a view that is seen no more', async () => {
    await look(quoted(rows), async (looked) => {
      await seen(looked, { view: 7, onlyRepeated: false });
      await looked.ask({ type: 'rows', view: 6, first: 0, count: 1 });
      await looked.ask({ type: 'cell', view: 8, row: 0, column: 0, purpose: 'show' });
      assert.equal(looked.told.filter(({ type }) => type === 'rows' || type === 'cell').length, 1);
    });
  });

  it('forgets a view for which another one is asked', async () => {
    await look(
      quoted([['id'], ...Array.from({ length: 5_000 }, (_, row) => [String(row)])]),
      async ({ ask, told, next }) => {
        await next('repeated');
        const first = ask({ type: 'view', view: 1, onlyRepeated: false, sort: { column: 0, descending: true } });
        await ask({ type: 'view', view: 2, onlyRepeated: false, filter: { text: '4999' } });
        await first;
        const ready = told.filter((message) => message.type === 'viewReady');
        assert.ok(ready.every(({ view }) => view === 2));
        assert.equal(ready.at(-1)?.rows, 1);
        assert.equal(told.filter(({ type }) => type === 'failed').length, 0);
      },
    );
  });

  it('gives a long cell whole where it is asked for, cut with its length in the grid', async () => {
    const long = 'x'.repeat(2_000_000);
    await look(
      quoted([
        ['id', 'long'],
        ['1', long],
      ]),
      async (looked) => {
        const { ask, next } = looked;
        const ready = next('counted');
        await ask({ type: 'view', view: 1, onlyRepeated: false });
        await ready;
        const grid = next('rows');
        await ask({ type: 'rows', view: 1, first: 0, count: 1 });
        assert.deepEqual((await grid).rows[0]?.cells[1], { start: 'x'.repeat(500), bytes: 2_000_000 });
        const shown = next('cell');
        await ask({ type: 'cell', view: 1, row: 0, column: 1, purpose: 'show' });
        const { text, bytes, isCut } = await shown;
        assert.deepEqual([text.length, bytes, isCut], [1_000_000, 2_000_000, true]);
        const copied = next('clipboard');
        await ask({ type: 'cell', view: 1, row: 0, column: 1, purpose: 'copy' });
        assert.deepEqual(await copied, {
          type: 'clipboard',
          text: long,
          confirmation: { type: 'copied', rows: 1, cells: 1, isCut: false },
        });
      },
      4_096,
    );
  });

  it('copies a range of what is seen, with the names of the columns where they are wanted', async () => {
    await look(quoted(rows), async (looked) => {
      await seen(looked, { view: 1, onlyRepeated: false, sort: { column: 0, descending: false } });
      const copied = looked.next('clipboard');
      const range = { firstRow: 1, lastRow: 2, firstColumn: 0, lastColumn: 1 };
      await looked.ask({ type: 'copy', view: 1, range, withHeader: true });
      const { text, confirmation } = await copied;
      assert.equal(text, 'id\tname\n2\tA\n3\tb');
      assert.deepEqual(confirmation, { type: 'copied', rows: 2, cells: 4, isCut: false });
    });
  });

  it('counts rows of another length, and shows the cells that the header does not name', async () => {
    await look('id,b\n1\n2,3,4\n5,6\n', async (looked) => {
      const { uneven, columns } = await looked.next('counted');
      assert.equal(uneven, 2);
      assert.deepEqual(
        columns.map(({ name, type }) => [name, type]),
        [
          ['id', 'integer'],
          ['b', 'integer'],
          ['', 'integer'],
        ],
      );
    });
  });

  it('has no rows where there is a header only, or nothing', async () => {
    for (const text of ['', 'a,b', '\ufeffa,b\r\n']) {
      await look(text, async (looked) => {
        assert.equal((await looked.next('counted')).rows, 0);
        assert.deepEqual(
          await seen(looked, { view: 1, onlyRepeated: false, sort: { column: 0, descending: true } }),
          [],
        );
      });
    }
  });

  it('leaves a mark of the byte order out of the first name', async () => {
    await look('\ufeffid\n1\n', async ({ told }) => {
      assert.ok(told[0]?.type === 'opened' && told[0].columns[0]?.isKey);
    });
  });

  it('says what is wrong with a file of UTF-16', async () => {
    await withCsv(Buffer.from('\ufeffa,b', 'utf16le'), async (_file, place) => {
      await assert.rejects(
        TableFile.open({ place: placeOnDisk(place), keyColumns: [], post: () => undefined }),
        /UTF-16/,
      );
    });
  });
});
