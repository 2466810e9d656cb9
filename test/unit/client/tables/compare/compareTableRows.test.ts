import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareInThread } from '../../../../../client/tables/compare/compareInThread.ts';
import { compareTableRows } from '../../../../../client/tables/compare/compareTableRows.ts';
import { keepTables } from '../../../../../client/tables/compare/keepTables.ts';
import type { RowDifference, TableRows } from '../../../../../client/tables/compare/rowMessages.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

type Rows = string[][];

const worker = path.resolve(import.meta.dirname, '../../../../../client/tables/compare/compareWorker.ts');

describe('The rows of a table in two runs', () => {
  const folder = temporaryFolder();

  const write = (name: string, rows: Rows, key: string[] = []): string => {
    const file = path.join(folder(), `${name}.csv`);
    writeFileSync(
      file,
      rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join(''),
    );
    writeFileSync(`${file}.manifest`, JSON.stringify({ primary_key: key }));
    return file;
  };
  const compare = async (before: Rows, after: Rows, key: string[] = []): Promise<TableRows> => {
    const pair = { table: 't', before: [write('before', before, key)], after: [write('after', after, key)] };
    const results: TableRows[] = [];
    await compareTableRows([pair], (rows) => results.push(rows));
    return results[0] ?? { table: '', reason: 'unreadable' };
  };

  /** `~1 Ada>Eve`: a changed row with its cells, `+` an added one, `-` one that is gone. */
  const textOf = ({ kind, cells }: RowDifference): string => {
    const shown = cells.map(({ value, before }) => (before === undefined ? `${value}` : `${before}>${value}`));
    return `${{ added: '+', gone: '-', changed: '~' }[kind]}${shown.join(' ')}`;
  };
  const summaryOf = (rows: TableRows) =>
    'reason' in rows ? rows.reason : [rows.same, rows.columns.join(' '), ...rows.rows.map(textOf)];

  const ada = ['1', 'Ada'];
  const bob = ['2', 'Bob'];
  // what it shows, the key, the table before and after; equal rows, columns and differences
  const cases: [string, string[], Rows, Rows, unknown[]][] = [
    ['are equal in any order', ['id'], [['id', 'n'], ada, bob], [['id', 'n'], bob, ada], [2, 'id n']],
    [
      'are found by their key: changed cells, added and gone rows',
      ['id'],
      [['id', 'n'], ada, bob],
      [
        ['id', 'n'],
        ['1', 'Eve'],
        ['3', 'Cid'],
      ],
      [0, 'id n', '~1 Ada>Eve', '+3 Cid', '-2 Bob'],
    ],
    [
      'are the same only as a whole without a key',
      [],
      [['id', 'n'], ada, bob],
      [['id', 'n'], ['1', 'Eve'], bob],
      [1, 'id n', '+1 Eve', '-1 Ada'],
    ],
    [
      'count as often as they are there',
      [],
      [['n'], ['a'], ['a'], ['b']],
      [['n'], ['a'], ['b'], ['b']],
      [2, 'n', '+b', '-a'],
    ],
    [
      'of the same key are paired in their order',
      ['id'],
      [
        ['id', 'n'],
        ['1', 'a'],
        ['1', 'b'],
      ],
      [
        ['id', 'n'],
        ['1', 'a'],
        ['1', 'c'],
        ['1', 'd'],
      ],
      [1, 'id n', '~1 b>c', '+1 d'],
    ],
    [
      'are compared in the columns that both have, wherever they stand',
      ['id'],
      [
        ['id', 'old', 'n'],
        ['1', 'x', 'Ada'],
      ],
      [
        ['n', 'new', 'id'],
        ['Ada', 'y', '1'],
      ],
      [1, 'id n'],
    ],
    [
      'with quotes and line breaks',
      ['id'],
      [
        ['id', 'n'],
        ['1', 'a "b"\nc'],
      ],
      [
        ['id', 'n'],
        ['1', 'a "b"\nc'],
      ],
      [1, 'id n'],
    ],
    ['of an empty table are all new', ['id'], [['id', 'n']], [['id', 'n'], ada], [0, 'id n', '+1 Ada']],
  ];
  for (const [title, key, before, after, expected] of cases) {
    it(title, async () => {
      assert.deepEqual(summaryOf(await compare(before, after, key)), expected);
    });
  }

  it('without a common column are not compared', async () => {
    assert.equal(summaryOf(await compare([['a'], ['1']], [['b'], ['1']])), 'no-common-column');
  });

  it('are compared as a whole if the key has changed', async () => {
    const pair = {
      table: 't',
      before: [write('before', [['id', 'n'], ada], ['id'])],
      after: [
        write(
          'after',
          [
            ['id', 'n'],
            ['1', 'Eve'],
          ],
          ['n'],
        ),
      ],
    };
    await compareTableRows([pair], (rows) => assert.deepEqual(summaryOf(rows), [0, 'id n', '+1 Eve', '-1 Ada']));
  });

  it('are counted, and shown up to a limit, with the cells that have changed', async () => {
    const header = Array.from({ length: 40 }, (_, index) => `c${index}`);
    const rowsOf = (last: string) => [
      header,
      ...Array.from({ length: 250 }, (_, row) =>
        header.map((_name, column) => (column === 39 ? `${row} ${last}` : `${row}`)),
      ),
    ];
    const rows = await compare(rowsOf('old'), rowsOf('new'), ['c0']);
    assert.ok(!('reason' in rows));
    assert.deepEqual([rows.changed, rows.rows.length, rows.hiddenColumns], [250, 100, 30]);
    assert.deepEqual(rows.columns, ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c39']);
    assert.deepEqual(rows.rows[7]?.cells.at(-1), { value: '7 new', before: '7 old' });
  });

  it('have a long value cut, and told from another one that begins alike', async () => {
    const long = 'x'.repeat(1000);
    const rows = await compare(
      [
        ['id', 'n'],
        ['1', `${long}a`],
      ],
      [
        ['id', 'n'],
        ['1', `${long}b`],
      ],
      ['id'],
    );
    assert.ok(!('reason' in rows));
    const cut = { start: 'x'.repeat(200), bytes: 1001 };
    assert.deepEqual(rows.rows[0]?.cells[1], { value: cut, before: cut });
  });

  it('are not compared where a table is not kept, and another place is tried first', async () => {
    const [file, gone] = [write('one', [['id'], ['1']]), path.join(folder(), 'gone.csv')];
    const results: TableRows[] = [];
    const pairs = [
      { table: 'a', before: [gone], after: [file] },
      { table: 'b', before: [gone, file], after: [file] },
      { table: 'c', before: [file], after: [folder()] },
    ];
    await compareTableRows(pairs, (rows) => results.push(rows));
    assert.deepEqual(results.map(summaryOf), ['not-kept', [1, 'id'], 'unreadable']);
  });

  it('are compared on a thread', async () => {
    const file = write('one', [['id'], ['1']]);
    const rows = await new Promise<TableRows>((resolve) => {
      compareInThread(worker, [{ table: 'a', before: [file], after: [file] }], resolve);
    });
    assert.deepEqual(summaryOf(rows), [1, 'id']);
  });

  it('are unreadable if the thread fails', async () => {
    const rows = await new Promise<TableRows>((resolve) => {
      compareInThread(path.join(folder(), 'no-such-worker.js'), [{ table: 'a', before: [], after: [] }], resolve);
    });
    assert.equal(summaryOf(rows), 'unreadable');
  });
});

describe('The copies of the tables of a run', () => {
  const folder = temporaryFolder();
  const table = (name: string) => ({ name, file: `tables/${name}.csv`, rows: 1, columns: ['id'] });

  beforeEach(() => {
    mkdirSync(path.join(folder(), 'tables'));
    for (const [name, size] of [
      ['small', 10],
      ['large', 100],
      ['last', 10],
    ] as const) {
      writeFileSync(path.join(folder(), 'tables', `${name}.csv`), 'x'.repeat(size));
    }
    writeFileSync(path.join(folder(), 'tables', 'small.csv.manifest'), '{}');
  });

  it('are all that fit into the limit, with their manifests', async () => {
    const kept = path.join(folder(), 'kept');
    await keepTables({ tables: ['small', 'large', 'last', 'gone'].map(table) }, folder(), kept, 50);
    assert.deepEqual(readdirSync(kept).toSorted(), ['last.csv', 'small.csv', 'small.csv.manifest']);
  });

  it('are there whole or not at all', async () => {
    const kept = path.join(folder(), 'kept');
    mkdirSync(path.join(folder(), 'tables', 'odd.csv'));
    await assert.rejects(keepTables({ tables: ['small', 'odd'].map(table) }, folder(), kept));
    assert.ok(!existsSync(kept) && !existsSync(`${kept}.unfinished`));
  });
});
