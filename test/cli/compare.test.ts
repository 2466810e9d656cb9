import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { localTime } from '../../engine/core/text/localTime.ts';
import type { RunReport } from '../../engine/faces/run.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { createJob, createJudgedJob, createReport } from '../unit/engine/summary/createReport.ts';

const table = (rows: number, ...columns: string[]) => ({ name: 'in.c-main.users', file: 'u.csv', rows, columns });

describe('pagewright compare', () => {
  const folder = temporaryFolder();
  const write = (name: string, content: unknown) => {
    const file = path.join(folder(), name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const compare = (one: RunReport, other: RunReport) =>
    runCliHere(['compare', write('one.json', one), write('other.json', other)]);

  const before = createReport([createJudgedJob('users', 'incomplete', 'total-differs')], {
    requests: 1,
    tables: [table(20, 'id', 'name')],
  });
  const after = createReport(
    [
      createJob('users', {
        pages: 7,
        records: 130,
        stopReason: 'no-next-value',
        verdict: { status: 'complete', evidence: [] },
      }),
      createJudgedJob('orders', 'complete', 'total-matches'),
    ],
    { startedAt: '2026-02-01T08:00:00.000Z', requests: 8, tables: [table(130, 'id', 'city')] },
  );

  it('says what differs, the older run first whatever the order of the files', async () => {
    const { code, stdout, stderr } = await compare(after, before);
    assert.deepEqual([code, stderr], [0, '']);
    assert.equal(
      stdout,
      `# Two runs compared

- Before: users.extractor.json, started ${localTime(before.startedAt)}, took 1.2 s.
- After: users.extractor.json, started ${localTime(after.startedAt)}, took 1.2 s.

## Verdict

- Before: incomplete. After: complete.
- Before: Incomplete: data of "users" is missing.
- After: Complete: there is evidence that all data was read.

## Requests

- 1 request before, 8 after (+7).

## Jobs

- Only after (1):
  - "orders"
- "users" (4):
  - verdict: incomplete → complete
  - pages: 1 → 7
  - records: 20 → 130
  - ended because: a page had fewer records than the page size → a response had no value for the next page

## Tables

### "in.c-main.users"

- 20 rows before, 130 after (+110).
- Columns added (1):
  - "city"
- Columns lost (1):
  - "name"
`,
    );
    assert.equal((await compare(before, after)).stdout, stdout);
  });

  it('says in which environment each was made', async () => {
    const { stdout } = await compare({ ...before, environment: 'dev' }, after);
    assert.match(stdout, /- Before: users\.extractor\.json in the environment "dev", started/);
    assert.match(stdout, /- After: users\.extractor\.json, started/);
  });

  it('only counts what is equal', async () => {
    const { stdout } = await compare(before, before);
    assert.match(
      stdout,
      /## Requests\n\n- 1 request in both\.\n\n## Jobs\n\n- No difference in 1 job\.\n\n## Tables\n\n- No difference in 1 table\.\n$/,
    );
  });

  it('lets nothing in a report act on the terminal', async () => {
    const { stdout } = await compare(before, createReport([createJob('a\u001b[2J\n# b')]));
    assert.match(stdout, /"a\\x1b\[2J/);
    assert.ok(!stdout.includes('\u001b'));
  });

  const refused: [title: string, content: string][] = [
    ['no JSON', 'report'],
    ['no report', '{"jobs": []}'],
    ['a list', '[]'],
    ['a report without its jobs', JSON.stringify({ ...before, jobs: [1] })],
    ['a report without evidence', JSON.stringify({ ...before, jobs: [{ name: 'a', verdict: {} }] })],
    ['a report without columns', JSON.stringify({ ...before, tables: [{ name: 'a' }] })],
  ];
  for (const [title, content] of refused) {
    it(`ends with 1 for a file that is ${title}`, async () => {
      const [good, bad] = [write('good.json', before), write('bad.json', content)];
      const { code, stdout, stderr } = await runCliHere(['compare', good, bad]);
      assert.deepEqual([code, stdout], [1, '']);
      assert.equal(
        stderr,
        `pagewright: "bad.json" in "${folder()}/" is not the report of a run. Write one with: run --report FILE\n`,
      );
    });
  }

  it('ends with 1 for a file that is not there', async () => {
    const { code, stderr } = await runCliHere([
      'compare',
      write('good.json', before),
      path.join(folder(), 'none.json'),
    ]);
    assert.equal(code, 1);
    assert.match(stderr, /There is no "none\.json" in /);
  });
});
