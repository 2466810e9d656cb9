import assert from 'node:assert/strict';
import type { ColumnStatistics } from '../../../../../client/tables/file/tableMessages.ts';
import { cellText } from '../../../../../client/tables/tableView/cellText.ts';
import { allowedWidth, fittingWidth } from '../../../../../client/tables/tableView/columnWidths.ts';
import { detailText } from '../../../../../client/tables/tableView/detailText.ts';
import { keyAction } from '../../../../../client/tables/tableView/keyAction.ts';
import { nextSort } from '../../../../../client/tables/tableView/nextSort.ts';
import { readSavedState } from '../../../../../client/tables/tableView/savedState.ts';
import {
  barsText,
  copiedText,
  percentText,
  progressText,
  statusText,
} from '../../../../../client/tables/tableView/statusText.ts';
import { TableModel } from '../../../../../client/tables/tableView/tableModel.ts';

describe('A cell on one line', () => {
  it('shows line breaks and tabs as marks', () => assert.equal(cellText('a\r\nb\nc\rd\te'), 'a↵b↵c↵d⇥e'));
  it('says how long it is where it is cut', () =>
    assert.equal(cellText({ start: 'abc', bytes: 2_000_000 }), 'abc… (2.0 MB)'));
});

describe('A cell that is read whole', () => {
  it('has the structure of its JSON', () => assert.equal(detailText('{"a":[1]}'), '{\n  "a": [\n    1\n  ]\n}'));
  it('is as it is where it is no JSON', () => {
    for (const text of ['plain', '{half', '12', '']) assert.equal(detailText(text), text);
  });
});

describe('Pressing the head of a column', () => {
  it('sorts ascending, then descending, then as in the file', () => {
    const first = nextSort(undefined, 2);
    assert.deepEqual(first, { column: 2, descending: false });
    const second = nextSort(first, 2);
    assert.deepEqual(second, { column: 2, descending: true });
    assert.equal(nextSort(second, 2), undefined);
    assert.deepEqual(nextSort(second, 1), { column: 1, descending: false });
  });
});

describe('A key in the grid', () => {
  const none = { shiftKey: false, isControl: false, altKey: false };
  for (const [name, key, wanted] of [
    ['an arrow moves', { key: 'ArrowDown' }, { type: 'move', rows: 1, columns: 0, isExtending: false }],
    [
      'with Shift it extends',
      { key: 'ArrowLeft', shiftKey: true },
      { type: 'move', rows: 0, columns: -1, isExtending: true },
    ],
    [
      'with Control it goes to the edge',
      { key: 'ArrowUp', isControl: true },
      { type: 'edge', row: 'first', isExtending: false },
    ],
    ['with Alt it changes the width', { key: 'ArrowRight', altKey: true }, { type: 'resize', direction: 1 }],
    ['Alt and up is of others', { key: 'ArrowUp', altKey: true }, undefined],
    ['PageDown', { key: 'PageDown' }, { type: 'page', direction: 1, isExtending: false }],
    ['Home', { key: 'Home' }, { type: 'edge', column: 'first', isExtending: false }],
    [
      'Control and End',
      { key: 'End', isControl: true },
      { type: 'edge', column: 'last', row: 'last', isExtending: false },
    ],
    ['copy', { key: 'c', isControl: true }, { type: 'copy' }],
    ['copy with Caps Lock', { key: 'C', isControl: true }, { type: 'copy' }],
    ['all', { key: 'a', isControl: true }, { type: 'selectAll' }],
    ['find', { key: 'f', isControl: true }, { type: 'find' }],
    ['Enter', { key: 'Enter' }, { type: 'enter' }],
    ['F2', { key: 'F2' }, { type: 'show' }],
    ['Escape', { key: 'Escape' }, { type: 'escape' }],
    ['a letter is of others', { key: 'x' }, undefined],
    ['Tab leaves the grid', { key: 'Tab' }, undefined],
  ] as const) {
    it(name, () => assert.deepEqual(keyAction({ ...none, ...key }), wanted));
  }
});

describe('The width of a column', () => {
  const measure = (text: string) => 10 * text.length;
  const rows = [{ number: 1, cells: ['abc', 'x'.repeat(100)] }];
  it('fits its name and its first cells', () => {
    assert.equal(fittingWidth({ name: 'id', isKey: false }, 0, rows, measure), 82);
    assert.equal(fittingWidth({ name: 'a', isKey: false }, 0, [{ number: 1, cells: ['x'.repeat(20)] }], measure), 218);
  });
  it('has its limits', () => {
    assert.equal(fittingWidth({ name: 'long', isKey: false }, 1, rows, measure), 360);
    assert.deepEqual([allowedWidth(-5), allowedWidth(100.4), allowedWidth(1e9)], [48, 100, 2_000]);
  });
});

describe('What is kept of a table', () => {
  const columns = ['id', 'name'].map((name) => ({ name, isKey: false }));

  it('is given back to a table with the same columns, wherever they stand', () => {
    const model = new TableModel();
    Object.assign(model, { columns, sort: { column: 1, descending: true }, filter: { text: 'a', column: 1 } });
    model.onlyRepeated = true;
    const state = readSavedState(JSON.parse(JSON.stringify(model.save(30))));
    const next = new TableModel();
    next.columns = columns.toReversed();
    next.restore(state);
    assert.deepEqual(
      [next.sort, next.filter, next.onlyRepeated],
      [{ column: 0, descending: true }, { text: 'a', column: 0 }, true],
    );
    assert.equal(state.left, 30);
  });

  it('leaves out what is about columns that are gone', () => {
    const model = new TableModel();
    model.columns = columns;
    model.restore(readSavedState({ sort: { column: 'gone' }, filter: 'a', filterColumn: 'gone' }));
    assert.deepEqual([model.sort, model.filter], [undefined, { text: 'a', column: undefined }]);
  });

  it('is nothing where there is nothing, or something else', () => {
    const empty = { filter: '', onlyRepeated: false, top: 0, left: 0, row: 0, column: 0, widths: {} };
    for (const value of [undefined, null, 7, { sort: 1, filter: {}, top: 'a', row: Number.NaN, widths: { a: 'b' } }])
      assert.deepEqual(readSavedState(value), empty);
  });
});

describe('The line below a table', () => {
  const facts = { rows: 1_000_000, columns: 7, bytes: 109_714_540, uneven: 0, shown: undefined };
  for (const [text, changes] of [
    ['1,000,000 rows · 7 columns · 109.7 MB', {}],
    ['38 of 1,000,000 rows · 7 columns · 109.7 MB', { shown: 38 }],
    ['7 columns · 109.7 MB', { rows: undefined }],
    [
      '1,000,000 rows · 1 column · 5 B · 2 rows with a different number of cells than the header',
      { columns: 1, bytes: 5, uneven: 2 },
    ],
  ] as const) {
    it(`says: ${text}`, () => assert.equal(statusText({ ...facts, ...changes }), text));
  }

  it('says what is being done, and how far it is', () => {
    const progress = { type: 'progress', task: 'count', part: 0.204, rows: 206_853 } as const;
    assert.equal(progressText(progress), 'Counting rows… 20%, 206,853 rows so far');
    assert.equal(progressText({ ...progress, task: 'sort', rows: 0 }), 'Sorting… 20%');
  });

  it('says what was copied, and where that is not all', () => {
    assert.equal(copiedText({ rows: 1, cells: 1, isCut: false }), 'Copied the cell.');
    assert.equal(copiedText({ rows: 2, cells: 6, isCut: false }), 'Copied 6 cells of 2 rows.');
    assert.match(copiedText({ rows: 2, cells: 6, isCut: true }), /^Copied only the first part, 6 cells of 2 rows/);
  });
});

describe('The statistics of a column', () => {
  const none = { rows: 9, filled: 0, distinct: 0, bars: [] };
  const texts = { ...none, filled: 8, distinct: 8, smallest: 'a', largest: 'h' };
  const bars = [{ label: 'a', count: 2 }];
  const headings: [title: string, statistics: ColumnStatistics, heading: string | undefined][] = [
    ['no value', none, 'No values.'],
    ['one value, which cannot occur twice', { ...texts, filled: 1, distinct: 1 }, undefined],
    ['values that each occur once', texts, 'No value occurs twice.'],
    ['values of which one is frequent', { ...texts, distinct: 7, bars }, 'Most frequent values; 6 others in 6 rows'],
    ['values that are all shown', { ...texts, filled: 2, distinct: 1, bars }, 'Distribution'],
  ];
  for (const [title, statistics, heading] of headings)
    it(`have this heading for ${title}: ${heading ?? 'none'}`, () => assert.equal(barsText(statistics), heading));

  for (const [part, whole, percentage] of [
    [0, 1, '0%'],
    [1, 3, '33.3%'],
    [1, 1, '100%'],
    [99_999, 100_000, 'over 99.9%'],
    [1, 100_000, 'under 0.1%'],
  ] as const) {
    it(`say ${percentage} for ${part} of ${whole}`, () => assert.equal(percentText(part, whole), percentage));
  }
});
