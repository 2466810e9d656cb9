import assert from 'node:assert/strict';
import { DiskRunStore } from '../../../../../client/runs/history/diskRunStore.ts';
import { RunHistory } from '../../../../../client/runs/history/runHistory.ts';
import { openedEvents, openedRun } from '../../../../../client/runs/opening/openedRun.ts';
import { createSummaryPage } from '../../../../../client/runs/summary/createSummaryPage.ts';
import type { RecordedExchange } from '../../../../../engine/faces/reports.ts';
import type { RunReport } from '../../../../../engine/faces/run.ts';
import { matchesSchema } from '../../../../support/matchesSchema.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { createJob, createReport } from '../../../engine/summary/createReport.ts';

const table = (file: string) => ({ name: 'in.c-main.users', file, rows: 3, columns: ['id'] });
const report = createReport([createJob('users', { pages: 4, records: 37, requests: 5 })], {
  tables: [table('tables/main.users.csv')],
});
const configuration = { file: '/work/users.extractor.json', text: '{}' };
const made = (of: RunReport = report, directory = '/night') =>
  openedRun({ report: of, directory }, { from: 's3://night/users', configuration, now: new Date(0) });

const exchange = (extra: Partial<RecordedExchange> = {}): RecordedExchange => {
  return {
    method: 'GET',
    url: 'https://api.example.com/users?page=2',
    status: 200,
    at: 10,
    ms: 5,
    job: 'users',
    ...extra,
  };
};

describe('A run that happened elsewhere', () => {
  const folder = temporaryFolder();
  const history = () =>
    new RunHistory(
      new DiskRunStore(folder()),
      () => ({ runs: 20, bytes: 1_000_000 }),
      (error) => assert.fail(String(error)),
    );

  it('is in the history, with its report, its requests, and where it was opened from, also after a reload', async () => {
    const run = made();
    await history().open(run, openedEvents(report, [exchange({ request: 3 }), exchange({ request: 4 })]), report);
    const [record] = await history().all();
    assert.equal(record?.from, 's3://night/users');
    assert.equal(record?.configFile, '/work/users.extractor.json');
    assert.equal(record?.startedAt, report.startedAt);
    const [job] = record?.jobs ?? [];
    assert.deepEqual([job?.pages, job?.records, job?.forgotten], [4, 37, 3]);
    assert.deepEqual(
      job?.requests.map(({ number, path, at, ms }) => [number, path, at, ms]),
      [
        [3, '/users?page=2', 10, 5],
        [4, '/users?page=2', 10, 5],
      ],
    );
  });

  it('has a summary also where nothing is left of its requests', async () => {
    const record = await history().open(made(), [], report);
    const page = createSummaryPage(record, false);
    assert.equal(page.facts.opened, 'from s3://night/users');
    assert.deepEqual(page.tables.open, ['in.c-main.users']);
    assert.match(createSummaryPage({ ...record, outDir: '' }).tables.note ?? '', /cannot be opened from here/);
  });

  it('is there once, however often it is opened', async () => {
    const all = history();
    for (const _ of [1, 2]) await all.open(made(), [], report);
    assert.equal((await all.all()).length, 1);
  });

  it('has events as the schema says, and the error at its job', () => {
    const error = { code: 'http.status' as const, message: 'HTTP 500.', job: 'users', request: 2 };
    const events = openedEvents({ ...report, outcome: 'failed', error }, [
      exchange(),
      exchange({ status: undefined, error: { code: 'http.timeout', message: '' } }),
      exchange({ url: 'no address', at: 9e12, ms: -1 }),
    ] as RecordedExchange[]);
    for (const event of events) matchesSchema(JSON.parse(JSON.stringify(event)), 'event.schema.json');
    const last = events.at(-1);
    assert.ok(last?.kind === 'error');
    assert.deepEqual([last.code, last.pointer, last.request], ['http.status', report.jobs[0]?.pointer, 2]);
  });

  for (const file of ['../../../etc/passwd', '/etc/passwd', 'tables/../../secret.csv', 'tables\\..\\secret.csv', '']) {
    it(`has no tables where its report names the file "${file}"`, () => {
      assert.equal(made({ ...report, tables: [table(file)] }).outDir, '');
    });
  }

  it('has the tables beside its report where these are on this machine', () => {
    assert.equal(made().outDir, '/night');
    assert.equal(openedRun({ report }, { from: 's3://a', configuration, now: new Date(0) }).outDir, '');
  });

  it('is called by the file name only, whatever path its report has', () => {
    const run = openedRun(
      { report: { ...report, config: '../../x/users.extractor.json' } },
      {
        from: 'a',
        configuration: undefined,
        now: new Date(0),
      },
    );
    assert.deepEqual([run.configFile, run.title], ['users.extractor.json', 'users.extractor.json']);
  });
});
