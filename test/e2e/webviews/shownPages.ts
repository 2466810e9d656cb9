import type { PreviewTable } from '../../../client/runs/preview/previewMessages.ts';
import { createSummaryPage } from '../../../client/runs/summary/createSummaryPage.ts';
import type { ToSummaryView } from '../../../client/runs/summary/summaryMessages.ts';
import { createTestPage, type TestState } from '../../../client/runs/testPane/createTestPage.ts';
import type { ResultCell, TestContent, ToTestView } from '../../../client/runs/testPane/testMessages.ts';
import type { ToTableView } from '../../../client/tables/file/tableMessages.ts';
import type { RunReport } from '../../../engine/faces/run.ts';
import {
  createJobRecord,
  createRecord,
  createRequest,
  createTable,
} from '../../unit/client/runs/compare/createRecord.ts';
import { createPace } from '../../unit/engine/summary/createPace.ts';
import { createJudgedJob, createReport } from '../../unit/engine/summary/createReport.ts';
import { shownComparison } from './shownComparison.ts';
import { shownGolden } from './shownGolden.ts';
import { shownLastNight, shownProblem, shownProgress } from './shownLastNight.ts';
import { type View, views } from './views.ts';

/** A page with contents, by the name of its bundle and the messages that fill it. */
export interface ShownPage {
  view: View;
  name: string;
  messages: readonly object[];
  /** Whether all that opens on demand is open. */
  isOpened?: true;
}

const users = createJobRecord('users', [createRequest('/users?page=1'), createRequest('/users?page=2', 3)]);
const point = { from: 0, to: 10, maxMs: 10, sumMs: 10, repeats: 0, failures: 1, waitMs: 0 };

function summary(outcome: 'done' | 'failed', given: Partial<RunReport> = {}): ToSummaryView {
  const report = createReport([createJudgedJob('users', 'incomplete', 'path-never-found', 'has-more')], {
    outcome,
    requests: 2,
    limits: [{ code: 'max-pages', value: 2, job: 'users' }],
    tables: [createTable('in.c-main.users', 23, 'id')],
    ...given,
    ...(outcome === 'failed' && { error: { code: 'http.failed', message: 'Status 401.', request: 1 } }),
  });
  const record = createRecord({ jobs: [users], requests: [{ ...point, first: 1, last: 2 }], report, state: outcome });
  return { type: 'page', page: createSummaryPage(record) };
}

const request = {
  ...{ number: 1, method: 'GET', path: '/users?offset=1', at: 0, ms: 5, attempt: 1, status: 200 },
  page: { page: 1, records: 2, path: 'items' },
};
const state: Omit<TestState, 'content'> = {
  config: 'users.extractor.json',
  jobs: [{ name: 'users' }, { name: 'users > orders' }],
  run: createRecord({ jobs: [users] }),
  places: [{ request, page: 1 }],
  place: { request, page: 1 },
  isRunning: false,
  result: {
    outcome: 'incomplete',
    text: '5 of 40 records, incomplete',
    reason: 'The API reports 40 records.',
    lines: ['orders: 3 records, 2 of 5 users'],
    note: 'The configuration has changed since.',
    step: 'find',
  },
  shapesFile: 'users.shapes.json',
  offeredRuns: ['firstPage', 'run'],
  now: 0,
  kept: { config: 'file:///w/users.extractor.json', tab: 'records', isPinned: false, scope: 'page', job: 'users' },
};
/** A content of each type. */
const contents: { [Type in TestContent['type']]: Extract<TestContent, { type: Type }> } = {
  nothing: {
    type: 'nothing',
    text: 'No page of this job is kept yet.',
    actions: ['firstPage', 'testRun'],
    plan: 'GET /users',
  },
  records: {
    type: 'records',
    summary: '2 records',
    columns: ['id', 'name'],
    rows: [
      ['1', 'Ada'],
      ['2', null],
    ],
    notes: ['A note.'],
  },
  request: {
    type: 'request',
    why: 'It is the first page.',
    changes: [{ name: 'offset', was: '0', is: '2' }],
    line: 'POST /users',
    headers: [['Accept', 'application/json']],
    body: '{}',
  },
  response: {
    type: 'response',
    status: '200 OK',
    headers: [
      ['Content-Type', 'application/json', false],
      ['Link', '<a>', true],
    ],
    rows: [
      { id: '', depth: 0, text: '2 keys', isOpen: true },
      { id: '/items', depth: 1, label: 'items', text: '2 items', isOpen: false, mark: 'records' },
      { id: '/next', depth: 1, label: 'next', text: '"abc"', mark: 'next' },
    ],
    notes: [],
  },
  tables: {
    type: 'tables',
    scope: 'page',
    actions: [],
    preview: {
      source: 'From a page.',
      problem: 'The text cannot be read',
      limits: ['Only 20 rows are shown.'],
      isBusy: false,
      tables: [previewTable('in.c-main.users'), previewTable('in.c-main.users_tags')],
    },
  },
  log: { type: 'log', page: [{ time: '08:00:00', level: 'warning', text: 'A warning.' }], job: [], notes: [] },
};

function previewTable(name: string): PreviewTable {
  const columns = [
    { name: 'id', isKey: true },
    { name: 'name', isKey: false },
  ];
  return {
    name,
    rows: 3,
    columns,
    isIncremental: true,
    firstRows: [
      ['1', 'Ada'],
      ['2', ''],
    ],
  };
}

/** The heads of the pane, besides that of incomplete data. */
const heads: Record<string, ResultCell> = {
  'before the first run': { outcome: 'none', text: 'Not run yet', lines: [], step: 'firstPage' },
  'of an active run': {
    outcome: 'running',
    text: '5,900 of 40,000, about 2 min',
    lines: ['items · 5,880 of 40,000 orders', 'notes · 340 records'],
    step: 'cancel',
  },
  'of a failed run': {
    ...{ outcome: 'failed', text: 'Failed after 20 records', lines: [] },
    reason: 'The API responded with status 404 (Not Found): "No such thing." Check the endpoint "users".',
    step: 'response',
  },
  'of a run that can be mended': {
    ...{ outcome: 'incomplete', text: '0 records · incomplete', lines: [] },
    reason: 'No response had "ordres", but the responses have "orders" (2 records).',
    ...{ step: 'fix', fix: 'Write "dataField": "a.path.that.is.rather.long.orders"' },
  },
  'of an internal error': {
    ...{ outcome: 'fault', text: 'Failed with an internal error', lines: [] },
    ...{ reason: 'The configuration is not the cause. See the log for details.', step: 'log' },
  },
  'of a cancelled run': {
    ...{ outcome: 'cancelled', text: 'Cancelled after 20 records', lines: [] },
    ...{ reason: 'The tables of the previous run are unchanged.', step: 'run' },
  },
  'of a complete run': {
    ...{ outcome: 'complete', text: '173 records · complete', lines: ['items · 340 records · complete'] },
    ...{ reason: 'The API reports 173 records, and as many were read.', step: 'results' },
  },
  'of an unknown result': {
    ...{ outcome: 'unknown', text: '50 records · unknown', lines: [], step: 'summary' },
    reason: 'There is no evidence that all data was read.',
    note: 'A total or a page size would settle it.',
  },
};

function testPane(content: TestContent, more: Partial<TestState> = {}): ToTestView {
  const tab = content.type === 'nothing' ? 'records' : content.type;
  return { type: 'page', page: createTestPage({ ...state, ...more, content, kept: { ...state.kept, tab } }) };
}

const columns = [
  { name: 'id', isKey: true, type: 'integer' as const },
  { name: 'name', isKey: false, type: 'text' as const },
];
const table: ToTableView[] = [
  { type: 'opened', columns, bytes: 40 },
  { type: 'counted', rows: 3, columns, uneven: 0 },
  { type: 'viewReady', view: 1, rows: 3, isWhole: true },
  { type: 'rows', view: 1, first: 0, rows: ['1', '2', '30'].map((id, at) => ({ number: at + 1, cells: [id, 'Ada'] })) },
];
const bars = Array.from({ length: 7 }, (_, at) => ({ label: `${5 * at} to ${5 * at + 4}`, count: (at * 37) % 11 }));
const numbers = { rows: 40, filled: 38, distinct: 30, smallest: '0', largest: '34', sum: '640', mean: '16.84' };
const texts = [
  { label: 'Ada', count: 20 },
  { label: 'a name that is too long for its column and is cut off there', count: 2 },
];

/** The contents that are shown of each view. */
const pages: Record<View, Omit<ShownPage, 'view'>[]> = {
  summaryView: [
    { name: 'a run that is incomplete', messages: [summary('done')] },
    { name: 'its charts as tables', messages: [summary('done')], isOpened: true },
    { name: 'the pace of a run', messages: [summary('done', { pace: createPace() })], isOpened: true },
    { name: 'a run that failed', messages: [summary('failed')] },
  ],
  compareView: [
    { name: 'two runs', messages: [shownComparison] },
    { name: 'golden tables', messages: [shownGolden] },
  ],
  testView: [
    ...Object.values(contents).map((content) => ({ name: `its ${content.type}`, messages: [testPane(content)] })),
    ...Object.entries(heads).map(([name, result]) => ({
      name: `the head ${name}`,
      messages: [testPane(contents.records, { result, isRunning: result.outcome === 'running' })],
    })),
  ],
  lastNightView: [
    { name: 'of a project', messages: [shownLastNight] },
    { name: 'being judged', messages: [shownProgress] },
    { name: 'not to be had', messages: [shownProblem] },
  ],
  tableView: [
    { name: 'its rows', messages: table },
    {
      name: 'a cell',
      messages: [...table, { type: 'cell', row: 0, column: 1, text: '{"a":1}', bytes: 7, isCut: false }],
    },
    {
      name: 'the statistics of numbers',
      messages: [...table, { type: 'statistics', column: 0, statistics: { ...numbers, bars } }],
    },
    {
      name: 'the statistics of texts',
      messages: [
        ...table,
        {
          type: 'statistics',
          column: 1,
          statistics: { rows: 40, filled: 38, distinct: 18, smallest: 'Ada', largest: 'Zoe', bars: texts },
        },
      ],
    },
  ],
};

/** Every page that `openWebview` shows, with each of its contents. */
export const shownPages: readonly ShownPage[] = views.flatMap((view) =>
  pages[view].map((shown) => ({ view, ...shown })),
);
