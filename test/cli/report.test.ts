import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { summaryText } from '../../cli/summaryText.ts';
import { describeRun, summaryMarkdown } from '../../engine/faces/summary.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { createJob, createJudgedJob, createReport } from '../unit/engine/summary/createReport.ts';

describe('pagewright report', () => {
  const folder = temporaryFolder();
  const report = createReport([createJudgedJob('users', 'incomplete', 'total-differs')], { requests: 3 });
  const write = (name: string, content: unknown) => {
    const file = path.join(folder(), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };

  for (const [title, place] of [
    ['a file', 'nightly/users.json'],
    ['a folder', 'nightly'],
  ] as const) {
    it(`prints the summary of the run of ${title}, in the words of a run`, async () => {
      write('nightly/users.json', report);
      write('nightly/report.json', report);
      const { code, stdout, stderr } = await runCliHere(['report', path.join(folder(), place)]);
      assert.deepEqual([code, stdout, stderr], [0, `${summaryText(report)}\n`, '']);
    });
  }

  it('prints it as Markdown', async () => {
    const { stdout } = await runCliHere(['report', write('report.json', report), '--format', 'markdown']);
    assert.equal(stdout, summaryMarkdown('users.extractor.json', describeRun(report)));
  });

  it('prints the report itself as JSON', async () => {
    const { stdout } = await runCliHere(['report', write('report.json', report), '--format', 'json']);
    assert.deepEqual(JSON.parse(stdout), report);
  });

  it('reads the report of a later version, which has more keys', async () => {
    const later = { ...report, moon: 'full', jobs: [{ ...report.jobs[0], phase: 3 }] };
    const { code, stdout } = await runCliHere(['report', write('report.json', later)]);
    assert.deepEqual([code, stdout], [0, `${summaryText(report)}\n`]);
  });

  it('lets nothing in a report act on the terminal', async () => {
    const { stdout } = await runCliHere(['report', write('report.json', createReport([createJob('a\u001b[2J\n# b')]))]);
    assert.ok(!stdout.includes('\u001b'));
  });

  for (const [title, name, content, message] of [
    ['a folder without one', 'else.txt', '', /There is no report in ".*"\. Write one with: run --report FILE\n$/],
    ['what is not JSON', 'report.json', 'report', /"report\.json" in ".*" is not the report of a run/],
    ['another JSON', 'report.json', '{"jobs": []}', /is not the report of a run/],
    ['a time that no calendar has', 'report.json', { ...report, startedAt: '2026-99-31T08:00:00.000Z' }, /is not the/],
    ['what is far too large', 'report.json', ' '.repeat(17 * 1024 * 1024), /larger than 16 MB/],
  ] as const) {
    it(`says why there is none in ${title}`, async () => {
      write(name, content);
      const { code, stdout, stderr } = await runCliHere(['report', folder()]);
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, message);
    });
  }
});
