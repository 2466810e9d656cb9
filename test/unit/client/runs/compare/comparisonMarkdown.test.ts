import assert from 'node:assert/strict';
import { compareRuns } from '../../../../../client/runs/compare/compareRuns.ts';
import { comparisonMarkdown } from '../../../../../client/runs/compare/comparisonMarkdown.ts';
import { sides } from '../../../../../client/runs/compare/sideTexts.ts';
import { localTime } from '../../../../../engine/core/text/localTime.ts';
import { createJudgedJob, createReport } from '../../../engine/summary/createReport.ts';
import { createJobRecord, createRecord, createRequest, createTable } from './createRecord.ts';

const before = createRecord({
  id: 'old',
  jobs: [createJobRecord('users', [createRequest('/users?page=1'), createRequest('/users?page=2', 3)])],
  report: createReport([createJudgedJob('users', 'complete', 'total-matches')], {
    requests: 2,
    tables: [createTable('in.c-main.users', 23, 'id', 'name'), createTable('in.c-main.same', 1, 'id')],
  }),
});
const after = createRecord({
  id: 'young',
  startedAt: '2026-02-01T08:00:00.000Z',
  jobs: [createJobRecord('users', [createRequest('/users?page=1')])],
  report: createReport([createJudgedJob('users', 'incomplete', 'total-differs')], {
    requests: 1,
    tables: [createTable('in.c-main.users', 20, 'id', 'mail'), createTable('in.c-main.same', 1, 'id')],
  }),
});
const column = { longest: 3, empty: 0 };
const profilesOf = (type: 'integer' | 'text') => ({
  version: 1 as const,
  tables: ['in.c-main.users', 'in.c-main.same'].map((name) => ({
    name,
    rows: 1,
    columns: [{ ...column, name: 'id', type }],
  })),
});

const whole = `# Two runs compared

- Before: users.extractor.json, started ${localTime('2026-01-31T08:00:00.000Z')}, took 1.2 s.
- After: users.extractor.json, started ${localTime('2026-02-01T08:00:00.000Z')}, took 1.2 s.

## Verdict

- Before: complete. After: incomplete.
- Before: Complete: there is evidence that all data was read.
- After: Incomplete: data of "users" is missing.

## Requests

- 2 requests before, 1 after (−1).
- Sent in both with the same response, retries not counted: 1 request.
- Only before (1):
  - \`GET /users?page=2\`

## Jobs

- \`users\` (3):
  - verdict: complete → incomplete
  - pages: 2 → 1
  - records: 23 → 20

## Tables

### \`in.c-main.users\`

- 23 rows before, 20 after (−3).
- Columns added (1):
  - \`mail\`
- Columns lost (1):
  - \`name\`
- Columns widened (1):
  - id: integer → text

### \`in.c-main.same\`

- 1 row in both.
- Columns widened (1):
  - id: integer → text

## Side by side

- Requests side by side
- Columns of the tables side by side
- Summaries side by side
- Events side by side
`;

describe('Two runs compared, as a text', () => {
  it('say what differs, and shortly what does not', () => {
    const comparison = compareRuns(
      { record: before, profiles: profilesOf('integer') },
      { record: after, profiles: profilesOf('text') },
    );
    assert.equal(comparisonMarkdown(comparison), whole);
  });

  const equal = comparisonMarkdown(
    compareRuns({ record: before, profiles: profilesOf('text') }, { record: before, profiles: profilesOf('text') }),
  );
  for (const line of [
    '- Both: complete. Complete: there is evidence that all data was read.',
    '- 2 requests in both.',
    '- Sent in both with the same response, retries not counted: 2 requests.',
    '- No difference in 1 job.',
    '- No difference in 2 tables.',
  ]) {
    it(`of equal runs: ${line}`, () => assert.ok(equal.split('\n').includes(line), equal));
  }

  it('say that they are of different configurations, of different parts of one, or in different environments', () => {
    const of = (given: object) =>
      comparisonMarkdown(compareRuns({ record: before }, { record: { ...after, ...given } }));
    assert.match(of({ configFile: '/demo/other.json' }), /different configurations/);
    assert.match(of({ scope: { testRun: true } }), /different parts of the configuration/);
    assert.match(of({ scope: { environment: 'dev' } }), /- They ran in different environments: none and dev\./);
    assert.doesNotMatch(of({ scope: { environment: 'dev' } }), /different parts/);
    assert.doesNotMatch(of({}), /different (configurations|parts|environments)/);
  });

  it('say what cannot be compared: requests that were forgotten, types that are not known, a run without an end', () => {
    const forgotten = { ...after, jobs: [createJobRecord('users', [], { forgotten: 3 })] };
    const text = comparisonMarkdown(compareRuns({ record: before }, { record: forgotten }));
    assert.match(text, /Not compared one by one: the requests of `users`/);
    assert.match(text, /Types and lengths of the columns of `in.c-main.users` are not known for both runs/);
    const { report: _report, ...rest } = after;
    const ended = comparisonMarkdown(compareRuns({ record: before }, { record: { ...rest, state: 'interrupted' } }));
    assert.match(ended, /- The run after did not finish, so it wrote no tables\./);
    assert.match(ended, /- After: There is no report\./);
  });

  it('tell only the first of many, and how many more there are', () => {
    const requests = Array.from({ length: 33 }, (_, page) => createRequest(`/users?page=${page + 10}`));
    const many = { ...after, jobs: [createJobRecord('users', requests)] };
    const text = comparisonMarkdown(compareRuns({ record: before }, { record: many }));
    assert.match(text, /Only after \(33\):\n( {2}- `GET .*`\n){20} {2}- and 13 more\n/);
  });

  it('let a path mark up nothing', () => {
    const odd = { ...after, jobs: [createJobRecord('users', [createRequest('/a`b](c)\nd')])] };
    const text = comparisonMarkdown(compareRuns({ record: before }, { record: odd }));
    assert.match(text, /``GET \/a`b\]\(c\)\\u000ad``/);
  });

  it('end with a line for each text that can be put side by side', () => {
    const lines = whole.trimEnd().split('\n').slice(-sides.length);
    assert.deepEqual(
      lines,
      sides.map(({ label }) => `- ${label}`),
    );
  });
});
