import assert from 'node:assert/strict';
import { textFormat } from '../../../../../cli/formats/textFormat.ts';
import type { PlacedFinding } from '../../../../../client/runs/findings/runFinding.ts';
import {
  endLines,
  findingLine,
  taskExitCode,
  taskFindings,
  taskLine,
} from '../../../../../client/runs/tasks/taskReport.ts';
import { localTimestamp } from '../../../../../engine/core/text/localTime.ts';
import type { RunReport } from '../../../../../engine/faces/run.ts';
import manifest from '../../../../../package.json' with { type: 'json' };
import { createJob, createReport } from '../../../engine/summary/createReport.ts';
import { createEvent } from '../../createEvent.ts';

/** When the events of these tests happen, in the zone of this machine. */
const time = localTimestamp(Date.UTC(2026, 0, 31, 8)).slice(11, 19);

const evidence = { code: 'next-link' as const, message: 'A next link is there.' };
const incomplete = createJob('rides', { verdict: { status: 'incomplete', evidence: [evidence] } });
const table = { name: 'in.c-main.rides', file: 'tables/main.rides.csv', rows: 1, columns: ['id'] };
const done = createReport([incomplete], { tables: [table] });
const failed: RunReport = { ...done, outcome: 'failed', error: { code: 'http.status', message: 'Status 401.' } };

describe('The terminal of a task shows', () => {
  it('events with their time and level', () => {
    const event = { ...createEvent({ kind: 'page', page: 1, records: 2, totalRecords: 2 }, '2 records.'), job: 'a' };
    assert.equal(taskLine(event), `${time} info    [a] 2 records.`);
  });

  it('requests, whatever their level, and nothing else that is for finding faults', () => {
    const [path, url] = ['/a', 'http://x/a'];
    const request = { kind: 'request', request: 0, method: 'GET', path, url, attempt: 1, durationMs: 7 } as const;
    const sent = createEvent({ ...request, status: 200 }, '', 'debug');
    assert.equal(taskLine(sent), `${time} debug   GET /a → 200, 7 ms`);
    assert.equal(taskLine(createEvent({ kind: 'logged-in' }, 'Logged in.', 'debug')), undefined);
  });

  it('no control character of an answer', () => {
    const event = createEvent({ kind: 'error', code: 'x.y' }, 'a\u001b[2Jb\nc', 'error');
    assert.equal(taskLine(event), `${time} error   a\\u001b[2Jb\\u000ac`);
  });

  it('at the end the verdict, the limits, what was read and where it is', () => {
    const cut: RunReport = { ...done, limits: [{ code: 'max-pages', value: 1, job: 'rides' }] };
    assert.deepEqual(endLines(cut, '/w/out/a'), [
      'Incomplete: data of "rides" is missing.',
      '"rides" was cut at the limit of 1 page.',
      '20 records in 1 page, 1.2 s.',
      'Tables in /w/out/a:',
      '  in.c-main.rides: 1 row in tables/main.rides.csv',
    ]);
  });

  it('of a run that failed only why: nothing was written', () => {
    assert.deepEqual(endLines(failed, '/w/out/a'), ['Failed: Status 401.']);
  });
});

describe('The findings of a task', () => {
  it('are why the run failed, at its pointer, at its job, or at the whole', () => {
    const error = { kind: 'error', code: 'http.status' } as const;
    const events = [
      createEvent({ ...error, pointer: '/api/baseUrl' }, 'A', 'error'),
      createEvent({ ...error, pointer: '/parameters/api/authentication' }, 'wrapped', 'error'),
      { ...createEvent(error, 'B', 'error'), job: 'rides' },
      createEvent(error, 'C', 'error'),
    ];
    const errors = taskFindings(createReport([createJob('rides', { pointer: '/config/jobs/7' })]), events);
    assert.deepEqual(
      errors.filter(({ severity }) => severity === 'error').map(({ message, pointer }) => [message, pointer]),
      [
        ['A', '/api/baseUrl'],
        ['wrapped', '/api/authentication'],
        ['B', '/config/jobs/7'],
        ['C', ''],
      ],
    );
  });

  it('are what the editor shows on the lines of an open file, too', () => {
    assert.deepEqual(
      taskFindings(done, []).map(({ code, severity }) => [code, severity]),
      [['next-link', 'warning']],
    );
  });
});

describe('The exit code of a task', () => {
  const cases: [title: string, RunReport, strict: boolean, code: number][] = [
    ['done', done, false, 0],
    ['done, but data is missing, and that matters', done, true, 3],
    ['done with all data', createReport([createJob('rides')]), true, 0],
    ['failed', failed, true, 1],
    ['cancelled', { ...done, outcome: 'cancelled' }, true, 130],
  ];
  for (const [title, report, strict, code] of cases) {
    it(`${code}: ${title}`, () => assert.equal(taskExitCode(report, strict), code));
  }
});

describe('The problem matcher $pagewright', () => {
  const [pattern] = manifest.contributes.problemPatterns;
  assert.ok(pattern !== undefined);
  const match = (line: string) => {
    const found = new RegExp(pattern.regexp).exec(line);
    const groups = [pattern.file, pattern.line, pattern.column, pattern.severity, pattern.message, pattern.code];
    return found && groups.map((group) => found[group]);
  };
  const placed: PlacedFinding = {
    code: 'next-link',
    message: '"rides": A link (to page 2): there.',
    severity: 'warning',
    pointer: '',
    line: 4,
    start: 6,
    end: 9,
    lineText: '',
    seenAt: 0,
  };

  for (const file of ['/w/a b/x.extractor.json', 'C:\\w\\x.extractor.json', 'x.json']) {
    it(`reads a finding of a run in ${file}`, () => {
      const expected = [file, '5', '7', 'warning', placed.message, 'next-link'];
      assert.deepEqual(match(findingLine(file, placed)), expected);
    });
  }

  for (const severity of ['error', 'warning', 'information', 'hint'] as const) {
    it(`reads what "pagewright check" prints of severity ${severity}`, () => {
      const [line, column, code, message] = [3, 9, 'pagination.page-size-unset', 'There is no "limit" (yet).'];
      const finding = { file: 'a.json', line, column, endLine: 3, endColumn: 12, severity, code, message, text: '' };
      const [first = ''] = textFormat([finding], 1).split('\n');
      assert.deepEqual(match(first), ['a.json', '3', '9', severity, message, code]);
    });
  }

  it('reads nothing else that the terminal shows', () => {
    const error = taskLine(createEvent({ kind: 'error', code: 'x.y' }, 'error: 1:2: error: it (x)', 'error'));
    for (const line of [error ?? '', ...endLines(done, '/w/out')]) assert.equal(match(line), null, line);
  });
});
