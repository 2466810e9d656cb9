import '../../../../support/document.ts';
import assert from 'node:assert/strict';
import { createTestPage, type TestState } from '../../../../../client/runs/testPane/createTestPage.ts';
import type { TestContent, TestPage } from '../../../../../client/runs/testPane/testMessages.ts';
import { testTemplate } from '../../../../../client/runs/testView/testTemplate.ts';
import { click, type RenderedElement, readText, renderTemplate } from '../../../../support/renderTemplate.ts';
import { createRecord } from '../../createRecord.ts';

const request = (number: number) => ({
  number,
  method: 'GET',
  path: `/users?offset=${number}`,
  at: 0,
  ms: 5,
  attempt: 1,
  status: 200,
  page: { page: number, records: 2, path: 'items' },
});
const place = (number: number) => ({ request: request(number), page: number });
const job = { name: 'users', runs: 1, requests: [], forgotten: 0, pages: 6, records: 12, recordsPerPage: [] };
const places = [place(1), place(2), place(6)];
const now = Date.parse('2026-01-31T08:02:00.000Z');
const state: TestState = {
  config: 'users.extractor.json',
  jobs: [{ name: 'users' }, { name: 'users > orders' }],
  run: createRecord({ title: 'users.extractor.json', jobs: [job, { ...job, name: '', pages: 0, records: 0 }] }),
  places,
  place: places[1],
  isRunning: false,
  result: {
    outcome: 'incomplete',
    text: '12 of 40 · incomplete',
    reason: 'The API reports 40 records.',
    lines: [],
    step: 'find',
  },
  offeredRuns: ['firstPage', 'run'],
  now,
  content: { type: 'nothing', text: 'No page of this job is kept yet.', actions: ['firstPage', 'testRun'] },
  kept: { config: 'file:///w/users.extractor.json', tab: 'records', isPinned: false, scope: 'page', job: 'users' },
};

function draw(fields: Partial<TestState> = {}): { root: RenderedElement; sent: unknown[] } {
  const sent: unknown[] = [];
  const page: TestPage = createTestPage({ ...state, ...fields });
  return { root: renderTemplate(testTemplate(page, (message) => sent.push(message))), sent };
}
const textOf = (fields: Partial<TestState> = {}) => readText(draw(fields).root);
const named = (root: RenderedElement, label: string) => root.querySelector(`[aria-label="${label}"]`);

describe('The test pane', () => {
  it('says which page of how many this is, what was sent, and from which run', () => {
    const text = textOf();
    assert.match(text, /Page 2 of 6/);
    assert.match(text, /GET \/users\?offset=2 → 200 · 5 ms/);
    assert.match(text, /users\.extractor\.json · unknown · 2 min ago/);
  });

  it('says which pages were not kept', () => assert.match(textOf(), /Pages 3 to 5 were not kept\./));

  it('offers the jobs of the text, children below their parents, then the requests outside of jobs', () => {
    const options = [...draw().root.querySelectorAll('option')].map((option) => option.textContent?.trim());
    assert.deepEqual(options, ['users · 6 pages, 12 records', 'orders', 'Outside of jobs · 0 pages, 0 records']);
  });

  it('turns pages, but not beyond the first and the last', () => {
    const turns = (at: number) => {
      const { root, sent } = draw({ place: places[at] });
      for (const label of ['First page', 'Previous page', 'Next page', 'Last page']) click(named(root, label));
      return sent.map((message) => (message as { to: string }).to);
    };
    assert.deepEqual(turns(1), ['first', 'previous', 'next', 'last']);
    assert.deepEqual(turns(0), ['next', 'last']);
    assert.deepEqual(turns(2), ['first', 'previous']);
  });

  it('says what was read, why, and what to do next as one button', () => {
    const { root, sent } = draw();
    const cell = root.querySelector('.result');
    assert.match(readText(cell), /12 of 40 · incomplete The API reports 40 records\. Find Pagination/);
    assert.equal(cell?.querySelectorAll('vscode-button').length, 1);
    click(cell?.querySelector('vscode-button'));
    assert.deepEqual(sent, [{ type: 'act', action: 'find' }]);
  });

  it('names what a fix changes on its button, in full where the pointer is over it', () => {
    const button = (fix: string) => {
      const { root, sent } = draw({ result: { ...state.result, step: 'fix', fix } });
      const drawn = root.querySelector('.result vscode-button');
      click(drawn);
      assert.deepEqual(sent, [{ type: 'act', action: 'fix' }]);
      return [readText(drawn), drawn?.getAttribute('title')];
    };
    assert.deepEqual(button('Change to "next"'), ['Change to "next"', 'Change to "next"']);
    const long = `Write "dataField": "${'x'.repeat(60)}"`;
    assert.deepEqual(button(long), [`${long.slice(0, 40)}…`, long]);
  });

  it('offers the other actions as icons with names, and no run while one is active', () => {
    const labels = (fields: Partial<TestState>) =>
      [...draw(fields).root.querySelectorAll('.tools button')].map((tool) => tool.getAttribute('aria-label'));
    assert.deepEqual(labels({}), ['Run First Page', 'Run', 'Show Plan']);
    assert.deepEqual(labels({ offeredRuns: ['firstPage'] }), ['Run First Page', 'Show Plan']);
    const result: TestPage['result'] = { outcome: 'running', text: '1 of 2', lines: [], step: 'cancel' };
    assert.deepEqual(labels({ isRunning: true, result }), ['Find Pagination', 'Show Plan']);
  });

  it('asks quietly whether to write the shapes of the responses', () => {
    const { root, sent } = draw({ shapesFile: 'users.shapes.json' });
    const line = root.querySelector('.shapes');
    assert.match(readText(line), /^Write users\.shapes\.json beside the configuration\? Write Never$/);
    for (const link of line?.querySelectorAll('button') ?? []) click(link);
    assert.deepEqual(sent, [
      { type: 'act', action: 'writeShapes' },
      { type: 'act', action: 'noShapes' },
    ]);
    assert.equal(draw().root.querySelector('.shapes'), null);
  });

  it('has the plan of the job where no page is kept', () => {
    const content = { type: 'nothing', text: 'Nothing.', actions: [], plan: 'users\n  1  GET /users' } as const;
    assert.match(textOf({ content: { ...content, actions: [] } }), /What a run would send users 1 GET \/users/);
  });

  it('can be pinned, which a screen reader says', () => {
    const { root, sent } = draw();
    assert.equal(named(root, 'Pin')?.getAttribute('aria-pressed'), 'false');
    click(named(root, 'Pin'));
    assert.deepEqual(sent, [{ type: 'pin', isPinned: true }]);
  });

  it('shows a tab when it is clicked', () => {
    const { root, sent } = draw();
    const tabs = [...root.querySelectorAll('[role=tab]')];
    assert.deepEqual(tabs.map(readText), ['Records', 'Request', 'Response', 'Tables', 'Log']);
    assert.deepEqual(
      tabs.map((tab) => tab.getAttribute('aria-selected')),
      ['true', 'false', 'false', 'false', 'false'],
    );
    click(tabs[2]);
    assert.deepEqual(sent, [{ type: 'tab', tab: 'response' }]);
  });

  it('offers the one thing to do next once, also where nothing is kept', () => {
    const result: TestPage['result'] = { outcome: 'none', text: 'Not run yet', lines: [], step: 'firstPage' };
    const { root } = draw({ run: undefined, places: [], place: undefined, result });
    assert.deepEqual([...root.querySelectorAll('vscode-button')].map(readText), ['Run First Page', 'Test Run']);
  });

  it('says that nothing is kept, with the buttons that help', () => {
    const { root, sent } = draw({ run: undefined, places: [], place: undefined });
    const panel = root.querySelector('[role=tabpanel]');
    assert.match(readText(panel), /^No page of this job is kept yet\. Run First Page/);
    click(panel?.querySelector('vscode-button'));
    assert.deepEqual(sent, [{ type: 'act', action: 'firstPage' }]);
    assert.equal(root.querySelector('nav'), null);
  });

  const contents: [string, TestContent, RegExp][] = [
    [
      'records',
      {
        type: 'records',
        summary: '2 records',
        columns: ['id', 'name'],
        rows: [
          ['1', ''],
          ['2', null],
        ],
        notes: ['More.'],
      },
      /2 records Copy Table idname 1empty2missing More\./,
    ],
    [
      'a request',
      {
        type: 'request',
        why: 'It is the first.',
        changes: [
          { name: 'offset', was: '0', is: '100' },
          { name: 'cursor', is: 'x' },
        ],
        line: 'GET http://api.test',
        headers: [['Accept', 'a/b']],
      },
      /It is the first\. Changed since the request before offset 0 → 100 ?cursor not sent → x Request GET http:\/\/api\.test Accept ?a\/b/,
    ],
    [
      'a request that was repeated',
      { type: 'request', why: 'Again.', changes: [], line: 'GET x', headers: [] },
      /Nothing: the same request was sent again\. .*No headers\./,
    ],
    [
      'a response',
      {
        type: 'response',
        status: '200, 1.2 kB',
        headers: [['link', '<x>; rel="next"', true]],
        rows: [
          { id: '', depth: 0, text: '2 keys', isOpen: true },
          { id: '/items', depth: 1, label: 'items', text: '2 items', isOpen: false, mark: 'records' },
          { id: '/next', depth: 1, label: 'next', text: '"abc"', mark: 'next' },
          { id: '', depth: 1, text: '9 more…', isMore: true },
        ],
        notes: [],
      },
      /200, 1\.2 kB 2 keys items 2 items records next "abc" next page 9 more… Headers link <x>; rel="next" next page/,
    ],
    [
      'a log',
      {
        type: 'log',
        page: [{ time: '09:00:00', level: 'warning', text: 'A warning' }],
        job: [],
        notes: ['5 earlier events'],
      },
      /This page 09:00:00 A warning The whole job 5 earlier events No events are kept\./,
    ],
  ];
  for (const [what, content, expected] of contents)
    it(`shows ${what}`, () => assert.match(textOf({ content }), expected));

  const press = (target: RenderedElement | null | undefined) => {
    assert.ok(target);
    const { KeyboardEvent } = target.ownerDocument.defaultView ?? assert.fail();
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true }));
  };

  it('copies the value that has the focus, and the table of the records', () => {
    const [records, response] = [contents[0]?.[1], contents[3]?.[1]];
    const tree = draw(response && { content: response });
    press(tree.root.querySelectorAll('[role=treeitem]')[1]);
    const table = draw(records && { content: records });
    press(table.root.querySelector('[role=region]'));
    click([...table.root.querySelectorAll('button')].find((button) => readText(button) === 'Copy Table'));
    const copied = { type: 'copy', what: 'records' };
    assert.deepEqual([...tree.sent, ...table.sent], [{ type: 'copy', what: 'value', id: '/items' }, copied, copied]);
  });

  it('opens, closes and continues a response by click', () => {
    const response = contents[3]?.[1];
    const { root, sent } = draw(response && { content: response });
    for (const row of root.querySelectorAll('[role=treeitem]')) click(row);
    assert.deepEqual(sent, [
      { type: 'fold', id: '', change: 'close' },
      { type: 'fold', id: '/items', change: 'open' },
      { type: 'fold', id: '', change: 'more' },
    ]);
  });
});
