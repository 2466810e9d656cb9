import '../../../../support/document.ts';
import assert from 'node:assert/strict';
import type { ComparedTable, ComparePage } from '../../../../../client/runs/compare/compareMessages.ts';
import { compareTemplate } from '../../../../../client/runs/compareView/compareTemplate.ts';
import type { ViewState } from '../../../../../client/runs/compareView/viewState.ts';
import type { TableRows } from '../../../../../client/tables/compare/rowMessages.ts';
import { click, type RenderedElement, readText, renderTemplate } from '../../../../support/renderTemplate.ts';

const rows: TableRows = {
  table: 'users',
  key: ['id'],
  added: 1,
  gone: 250,
  changed: 1,
  same: 7,
  columns: ['id', 'name'],
  hiddenColumns: 3,
  rows: [
    { kind: 'changed', cells: [{ value: '1' }, { value: 'Eve', before: '' }] },
    { kind: 'added', cells: [{ value: '2' }, { value: '<b>Bob</b>\n' }] },
    { kind: 'gone', cells: [{ value: '3' }, { value: { start: 'long', bytes: 5000 } }] },
  ],
};
const table: ComparedTable = {
  name: 'users',
  kind: 'changed',
  rows: { name: 'Rows', before: '258', after: '9' },
  columns: [
    { name: 'id', kind: 'equal', before: 'integer', after: 'integer' },
    { name: 'name', kind: 'changed', before: 'integer', after: 'text', isWider: true },
  ],
  hasTypes: true,
  data: rows,
};
const side = { run: '1', title: 'users.extractor.json', headline: 'Complete.', started: 'today' };
const page: ComparePage = {
  runs: ['1', '2'],
  title: 'Two runs of users.extractor.json',
  headline: '1 row added.',
  remarks: ['They ran different parts of the configuration.'],
  before: { ...side, outcome: 'complete' },
  after: { ...side, run: '2', outcome: 'incomplete' },
  figures: [{ name: 'Requests', before: '2', after: '3' }],
  jobs: [
    { name: 'users', kind: 'changed', values: [{ name: 'Records', before: '20', after: '7' }] },
    { name: 'logs', kind: 'equal', values: [{ name: 'Records', before: '1', after: '1' }] },
  ],
  requests: {
    lines: [
      { kind: 'gone', request: 'GET /a', before: '200' },
      { kind: 'equal', request: 'GET /b', before: '200', after: '200' },
    ],
    hidden: 5,
    unknown: ['many'],
  },
  tables: [table, { ...table, name: 'same', kind: 'equal', columns: [], data: { ...rows, table: 'same', rows: [] } }],
};

describe('The page of a comparison', () => {
  it('begins with the differences in one sentence, and both runs side by side', () => {
    const root = draw(page);
    assert.equal(readText(root.querySelector('h1')), '1 row added.');
    assert.deepEqual(
      [...root.querySelectorAll('.runs section')].map((each) => each.getAttribute('aria-label')),
      ['Before: users.extractor.json', 'After: users.extractor.json'],
    );
    assert.match(readText(root.querySelector('.counts')), /Requests 2 3/);
    assert.match(readText(root), /They ran different parts of the configuration\./);
  });

  it('marks the cells that have changed, with the old value and the new one', () => {
    const [changed, added, gone] = draw(page).querySelectorAll('.rows tbody tr');
    assert.equal(readText(changed), 'changed 1 before: (empty) → after: Eve');
    assert.deepEqual([...(changed?.querySelectorAll('.differs') ?? [])].map(readText), [
      'before: (empty) → after: Eve',
    ]);
    assert.equal(readText(added), 'added 2 <b>Bob</b>↵', 'a value is text, not markup');
    assert.match(readText(gone), /^gone 3 long… \(/);
  });

  it('counts the rows, and says what is not shown', () => {
    const text = readText(draw(page).querySelector('#tables'));
    assert.match(text, /1 row added, 250 rows gone, 1 row changed, 7 the same \(by id\)\./);
    assert.match(text, /Shown: the first 1 of 250 rows that are gone\./);
    assert.match(text, /Not shown: 3 further columns\./);
    assert.match(text, /name before: integer → after: text \(a wider type\)/);
    assert.match(readText(draw(page).querySelector('#requests')), /Not shown: 5 further requests\./);
    assert.match(readText(draw(page).querySelector('#requests')), /the requests of "many", which were too many/);
  });

  it('shows only differences, and counts the rest, until it is asked for all', () => {
    const few = draw(page);
    const texts = (root: RenderedElement) =>
      ['#tables', '#jobs', '#requests'].map((part) => readText(root.querySelector(part)));
    for (const text of texts(few)) assert.match(text, /The same in both: 1 (table|job|request)\./);
    for (const text of texts(draw(page, { showsEqual: true }))) assert.doesNotMatch(text, /The same in both/);
    assert.equal(few.querySelectorAll('article.table').length, 1);
    assert.equal(draw(page, { showsEqual: true }).querySelectorAll('article.table').length, 2);
  });

  // why the rows are not compared, what it says
  const reasons: [ComparedTable['data'], RegExp][] = [
    ['waiting', /The rows are being compared\./],
    [
      { table: 'users', reason: 'not-kept' },
      /not compared: a copy of the table was not kept for both runs\. Up to 32 MB/,
    ],
    [{ table: 'users', reason: 'too-many-rows' }, /more than 500,000 rows/],
    [{ table: 'users', reason: 'no-common-column' }, /no column in common/],
    [{ table: 'users', reason: 'unreadable' }, /could not be read/],
  ];
  for (const [data, expected] of reasons) {
    it(`never hides a table whose rows are not compared: ${JSON.stringify(data)}`, () => {
      const tables: ComparedTable[] = [{ ...table, kind: 'equal', columns: [], data }];
      assert.match(readText(draw({ ...page, tables }).querySelector('#tables')), expected);
    });
  }

  it('says why there are no tables', () => {
    const text = readText(draw({ ...page, tables: [], noTables: 'Neither run finished.' }).querySelector('#tables'));
    assert.equal(text, 'Tables Neither run finished.');
  });

  it('leads to the diffs and the summaries, and switches its filter', () => {
    const done: string[] = [];
    const root = draw(page, {
      toggleEqual: () => void done.push('filter'),
      openSides: (text) => void done.push(text),
      openSummary: (run) => void done.push(run),
    });
    for (const element of root.querySelectorAll('vscode-button, button')) click(element);
    click(root.querySelector('input'));
    assert.deepEqual(done, ['1', '2', 'requests', 'columns', 'summary', 'events', 'filter']);
  });

  it('names every part for a screen reader', () => {
    const root = draw(page);
    assert.deepEqual(
      [...root.querySelectorAll('[role=region]')].map((each) => each.getAttribute('aria-label')),
      ['Rows of users that differ', 'Jobs of both runs', 'Requests of both runs'],
    );
    assert.ok([...root.querySelectorAll('[role=region]')].every((each) => each.getAttribute('tabindex') === '0'));
  });
});

function draw(shown: ComparePage, given: Partial<ViewState> = {}): RenderedElement {
  const nothing = () => undefined;
  const state = { showsEqual: false, toggleEqual: nothing, openSides: nothing, openSummary: nothing, ...given };
  return renderTemplate(compareTemplate(shown, state));
}
