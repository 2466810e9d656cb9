import '../../../../support/document.ts';
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordingOnDisk } from '../../../../../client/running/recordings/recordingOnDisk.ts';
import { DiskRunStore } from '../../../../../client/runs/history/diskRunStore.ts';
import { RunHistory } from '../../../../../client/runs/history/runHistory.ts';
import { createPreviewPage, type PreviewState } from '../../../../../client/runs/preview/createPreviewPage.ts';
import { findPages as findPagesOf } from '../../../../../client/runs/preview/findPages.ts';
import type { Send } from '../../../../../client/runs/testView/buttonsTemplate.ts';
import { tablesTemplate } from '../../../../../client/runs/testView/tablesTemplate.ts';
import { recordingDirOf } from '../../../../../engine/faces/places.ts';
import type { RunReport, TablePreview } from '../../../../../engine/faces/run.ts';
import { click, readText, renderTemplate } from '../../../../support/renderTemplate.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { createRecord } from '../../createRecord.ts';

const report: RunReport = {
  config: 'a',
  startedAt: '2026-01-31T08:00:00.000Z',
  durationMs: 1,
  outcome: 'done',
  requests: 1,
  retries: 0,
  jobs: [],
  tables: [],
  limits: [],
};
const table: TablePreview = {
  name: 'in.c-main.users',
  rows: 45,
  columns: ['id', 'name'],
  keys: ['id'],
  isIncremental: true,
  firstRows: [
    ['1', 'Ada'],
    ['2', ''],
  ],
};
const state: PreviewState = {
  source: 'the recording made 3 h ago',
  isBusy: false,
  report,
  tables: [table],
};

describe('The pages of a preview', () => {
  const folder = temporaryFolder();
  const now = Date.parse('2026-01-31T09:00:00.000Z');
  const jobs = [{ name: 'users', runs: 1, requests: [], forgotten: 0, pages: 3, records: 7, recordsPerPage: [] }];
  const config = () => path.join(folder(), 'users.extractor.json');
  const keep = (store: DiskRunStore, id: string) => {
    mkdirSync(store.exchangesOf(id), { recursive: true });
    const exchange = { number: 1, method: 'GET', url: 'http://api.test/users', at: 0, ms: 1 };
    writeFileSync(path.join(store.exchangesOf(id), '000001.exchange.json'), JSON.stringify(exchange));
  };
  let store: DiskRunStore;
  const findPages = (history: RunHistory, configFile: string, at: number) =>
    findPagesOf({ history, recordingFiles: recordingOnDisk }, configFile, at);
  const historyOf = async (...runs: Parameters<typeof createRecord>[0][]) => {
    store = new DiskRunStore(path.join(folder(), 'runs'));
    for (const [index, run] of runs.entries()) {
      const record = createRecord({ id: `run-${index}`, configFile: config(), jobs, ...run });
      await store.save(record);
      keep(store, record.id);
    }
    return new RunHistory(
      store,
      () => ({ runs: 20, bytes: 1e9 }),
      (error) => assert.fail(String(error)),
    );
  };
  const record = (startedAt: string) => {
    const dir = recordingDirOf(config());
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, 'recording.json'), JSON.stringify({ startedAt }));
  };

  it('are those of the newest run of the configuration that read some', async () => {
    const history = await historyOf({}, { jobs: [] }, { configFile: '/w/other.json' }, { scope: { recorded: true } });
    const pages = await findPages(history, config(), now);
    assert.deepEqual(pages?.from, { run: 'run-0' });
    assert.match(pages?.source ?? '', /1 h ago \(3 pages\)/);
  });

  it('are those of its recording where that is newer, of the run where it is older', async () => {
    const history = await historyOf({});
    record('2026-01-31T08:30:00.000Z');
    assert.equal((await findPages(history, config(), now))?.from, 'recording');
    record('2026-01-31T07:30:00.000Z');
    assert.deepEqual((await findPages(history, config(), now))?.from, { run: 'run-0' });
  });

  it('are not those of a run of which none is kept, but of an older one', async () => {
    const history = await historyOf({}, {});
    rmSync(store.exchangesOf('run-1'), { recursive: true });
    assert.deepEqual((await findPages(history, config(), now))?.from, { run: 'run-0' });
    rmSync(store.exchangesOf('run-0'), { recursive: true });
    assert.equal(await findPages(history, config(), now), undefined);
  });

  it('name the only job of their run', async () => {
    const history = await historyOf({ scope: { job: 'users' } });
    assert.equal((await findPages(history, config(), now))?.job, 'users');
  });

  it('are none where nothing was run or recorded', async () => {
    assert.equal(await findPages(await historyOf(), config(), now), undefined);
    assert.deepEqual(readdirSync(folder()), []);
  });
});

describe('The page of a preview', () => {
  const draw = (fields: Partial<PreviewState> = {}, send: Send = () => {}) =>
    renderTemplate(
      tablesTemplate(
        {
          type: 'tables',
          scope: 'all',
          actions: ['firstPage', 'testRun'],
          preview: createPreviewPage({ ...state, ...fields }),
        },
        send,
      ),
    );
  const textOf = (fields: Partial<PreviewState> = {}) => readText(draw(fields));

  const cases: [string, Partial<PreviewState>, RegExp][] = [
    ['what it is made from', {}, /Made from the recording made 3 h ago, without sending requests\./],
    ['each table with its rows and columns', {}, /in\.c-main\.users 45 rows · 2 columns · incremental/],
    ['that there are more rows', {}, /… and 43 more from these pages/],
    ['an empty value in a word', {}, /Ada 2empty|Ada2empty/],
    ['that it works', { isBusy: true }, /Working…/],
    [
      'that no page is known yet, and what to do',
      { source: undefined, report: undefined, tables: [] },
      /No pages of this configuration are known yet.* Run First Page/,
    ],
    [
      'that it looks for pages, and not that there are none, until it knows',
      { source: undefined, isBusy: true, report: undefined, tables: [] },
      /Looking for pages of this configuration\. Working…$/,
    ],
    ['why a try came to no end', { fault: 'It could not be made.' }, /It could not be made\. The tables below/],
    [
      'why the text gives no tables, and that those below are older',
      { report: { ...report, outcome: 'failed', error: { code: 'a.b', message: 'There is no method `x`.' } } },
      /There is no method "x"\. The tables below are from the last version that gave any\./,
    ],
    [
      'where a sentence ends that is followed by another',
      { report: { ...report, outcome: 'failed', error: { code: 'a.b', message: 'It breaks off (line 3)' } } },
      /It breaks off \(line 3\)\. The tables below/,
    ],
    [
      'that there may be pages which it does not know',
      { report: { ...report, limits: [{ code: 'max-requests', value: 200 }] } },
      /No further pages are known/,
    ],
  ];
  for (const [name, fields, expected] of cases) it(`says ${name}`, () => assert.match(textOf(fields), expected));

  it('marks the key columns in words too', () => {
    assert.equal(draw().querySelectorAll('th vscode-icon[label="Primary key"]').length, 1);
  });

  it('offers to read some pages where none are known', () => {
    const sent: unknown[] = [];
    const empty = { source: undefined, tables: [] };
    for (const button of draw(empty, (message) => sent.push(message)).querySelectorAll('vscode-button')) click(button);
    assert.deepEqual(sent, [
      { type: 'act', action: 'firstPage' },
      { type: 'act', action: 'testRun' },
    ]);
  });

  it('offers no run where there are tables', () => assert.ok(!textOf().includes('Run First Page')));
});
