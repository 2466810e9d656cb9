import assert from 'node:assert/strict';
import { localSecond } from '../../../../engine/core/text/localTime.ts';
import type { JobReport } from '../../../../engine/faces/run.ts';
import {
  describeProgress,
  describeRun,
  type Line,
  type Phrase,
  type Section,
} from '../../../../engine/faces/summary.ts';
import { createPace } from './createPace.ts';
import { createJob, createJudgedJob, createReport, type Evidence } from './createReport.ts';

const textOf = (phrase: Phrase) => phrase.map((part) => (typeof part === 'string' ? part : `<${part.code}>`)).join('');
const lineText = ({ text, detail }: Line) => textOf(text) + (detail === undefined ? '' : ` (${textOf(detail)})`);
const linesOf = (sections: readonly Section[], id: Section['id']) =>
  sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ heading = [], lines }) => [textOf(heading), ...lines.map(lineText)]);

describe('A run in words', () => {
  it('says what it came to, each fact a sentence behind its name', () => {
    const table = { name: 't', file: 'tables/t.csv', rows: 1034, columns: ['id'] };
    const report = createReport([createJob('users', { pages: 2, requests: 54 })], { retries: 1, tables: [table] });
    assert.deepEqual(describeRun(report).facts, {
      started: localSecond('2026-01-31T08:00:00.000Z'),
      took: '1.2 s',
      sent: '54 requests, including 1 retry',
      read: '20 records in 2 pages',
      wrote: '1 table with 1,034 rows',
    });
  });

  it('has written nothing where it failed or was cancelled', () => {
    for (const outcome of ['failed', 'cancelled'] as const)
      assert.equal(describeRun(createReport([createJob('a')], { outcome })).facts.wrote, undefined);
  });

  const warning = (message: string, count = 1) => ({ kind: 'no-list' as const, job: 'a', message, count });

  it('lists the warnings of a run, equal ones once, and the number of very many others', () => {
    const ofRun = { kind: 'config-warning' as const, message: 'Old.', count: 1 };
    const warnings = [
      ofRun,
      warning('No list.', 1200),
      ...Array.from({ length: 20 }, (_, index) => warning(`${index}`)),
    ];
    const lines = linesOf(describeRun(createReport([], { warnings, otherWarnings: 5 })).sections, 'warnings');
    assert.deepEqual(lines.slice(0, 4), [
      '',
      'Old. (<config-warning>)',
      '<a>: No list. (<no-list>, 1,200 times)',
      '<a>: 0 (<no-list>)',
    ]);
    assert.equal(lines.at(-1), '7 more warnings, among the events of the run.');
    assert.equal(lines.length, 22);
  });

  it('lists the processors that were not applied, each as its sentence', () => {
    const processor = { component: 'a', position: 'after', pointer: '/processors/after/0' } as const;
    const messages = ['"a" is not applied here.', '"b" is not applied here.'];
    const processors = messages.map((message) => ({ ...processor, message }));
    const { sections, headline } = describeRun(createReport([createJudgedJob('a', 'complete')], { processors }));
    assert.deepEqual(linesOf(sections, 'processors'), ['', ...messages]);
    assert.equal(headline, 'Complete: there is evidence that all data was read.');
  });

  it('says how fast its requests were sent, and what limited them', () => {
    assert.deepEqual(linesOf(describeRun(createReport([], { pace: createPace() })).sections, 'pace'), [
      '',
      'At most 8 requests at a time; kept to 100 requests in 60 s, which the API states; waited 13.0 s for its limit; 2 requests were refused.',
    ]);
  });

  it('has no section for what there is nothing of', () => {
    const ids = describeRun(createReport([createJudgedJob('a', 'complete')])).sections.map(({ id }) => id);
    assert.deepEqual(ids, ['jobs']);
    assert.deepEqual(describeRun(createReport([], { outcome: 'cancelled' })).sections, []);
  });

  it('says why a job is not known to be complete, and of a complete one what proves it', () => {
    const report = createReport([createJudgedJob('a', 'complete', 'total-matches'), createJob('b')]);
    const { sections } = describeRun(report);
    assert.deepEqual(linesOf(sections, 'concerns'), [
      '<b>: unknown',
      'There is no evidence that all data was read.',
      'A total in the response would settle it, or a page size below the number of records, so that a full page comes before the last one.',
    ]);
    assert.deepEqual(linesOf(sections, 'jobs'), [
      '<a>: complete',
      'Read 20 records in 1 page with 1 request.',
      'It ended because a page had fewer records than the page size. (<short-page>)',
      'About total-matches. (<total-matches>)',
      '<b>: unknown',
      'Read 20 records in 1 page with 1 request.',
      'It ended because a page had fewer records than the page size. (<short-page>)',
    ]);
  });

  describe('says what would settle it for a job', () => {
    const settled = (job: Partial<JobReport>) => {
      const { sections } = describeRun(createReport([createJob('a', job)]));
      const [block] = sections.find(({ id }) => id === 'concerns')?.blocks ?? [];
      const said = linesOf(sections, 'concerns').some((line) => line.includes('would settle it'));
      return { said, isSearched: block?.isOfPaging === true };
    };
    const doubt = createJudgedJob('a', 'unknown', 'parent-incomplete').verdict;
    const rows: [title: string, job: Partial<JobReport>, expected: ReturnType<typeof settled>][] = [
      ['of one page without paging', { stopReason: 'single-page' }, { said: true, isSearched: true }],
      [
        'that ran for many parents, one page each',
        { stopReason: 'single-page', stopReasons: { 'single-page': 41, 'empty-page': 1 }, pages: 42 },
        { said: true, isSearched: true },
      ],
      ['of one page with paging', {}, { said: true, isSearched: false }],
      ['of several pages', { pages: 2 }, { said: false, isSearched: false }],
      ['of no page', { pages: 0 }, { said: false, isSearched: false }],
      ['that something else keeps open', { verdict: doubt }, { said: false, isSearched: false }],
    ];
    for (const [title, job, expected] of rows) it(title, () => assert.deepEqual(settled(job), expected));
  });

  it('counts the runs of a job that was run again and again, and why they ended', () => {
    const stopReasons = { 'short-page': 40, 'empty-page': 2 } as const;
    const { sections } = describeRun(createReport([createJob('a > b', { pages: 42, stopReasons })]));
    assert.deepEqual(linesOf(sections, 'jobs').slice(1), [
      'Read 20 records in 42 pages with 1 request in 42 runs.',
      '40 runs ended because a page had fewer records than the page size. (<short-page>)',
      '2 runs ended because a page had no records. (<empty-page>)',
    ]);
    assert.equal(sections.at(-1)?.table?.rows[0]?.[3], 'short-page (40), empty-page (2)');
  });

  const places: [Partial<Evidence>, string][] = [
    [{}, '<total-differs>'],
    [{ page: 1034, path: 'meta.total' }, '<total-differs>; seen at page 1,034, "meta.total"'],
    [{ header: 'x-total-count', path: '' }, '<total-differs>; seen at header "x-total-count"'],
    [{ pointer: '/api/pagination' }, '<total-differs>; set at </api/pagination>'],
  ];
  for (const [place, text] of places) {
    it(`says what evidence rests on: ${text}`, () => {
      const evidence: Evidence[] = [{ code: 'total-differs', message: 'M.', ...place }];
      const report = createReport([createJob('a', { verdict: { status: 'unknown', evidence } })]);
      assert.equal(linesOf(describeRun(report).sections, 'concerns')[1], `M. (${text})`);
    });
  }

  it('names the columns of a table; in a cell only so many', () => {
    const columns = Array.from({ length: 14 }, (_, index) => `c${index}`);
    const [section] = describeRun(
      createReport([], {
        tables: [
          { name: 't', file: 't.csv', rows: 1, columns },
          { name: 'none', file: 'none.csv', rows: 0, columns: [] },
        ],
      }),
    ).sections;
    const [, named, unnamed] = linesOf(
      [section].flatMap((each) => each ?? []),
      'tables',
    );
    assert.match(named ?? '', /^<t>: 1 row, 14 columns \(<c0>, .*, <c13>\)\.$/);
    assert.equal(unnamed, '<none>: 0 rows, 0 columns.');
    assert.match(section?.table?.rows[0]?.[3] ?? '', /^c0, .*, c11 and 2 more$/);
  });
});

describe('A run without a report, in words', () => {
  it('says what is known so far', () => {
    const { facts, sections } = describeProgress({
      headline: 'Running.',
      startedAt: '2026-01-31T08:00:00.000Z',
      durationMs: 250,
      requests: 4,
      retries: 0,
      jobs: [
        { name: 'users', pages: 1, records: 20, runs: 1 },
        { name: 'users > logs', pages: 3, records: 5, runs: 3 },
      ],
    });
    assert.deepEqual([facts.sent, facts.read, facts.wrote], ['4 requests', '25 records in 4 pages', undefined]);
    assert.deepEqual(linesOf(sections, 'jobs'), [
      '<users>',
      'Read 20 records in 1 page.',
      '<users > logs>',
      'Read 5 records in 3 pages in 3 runs.',
    ]);
  });
});
