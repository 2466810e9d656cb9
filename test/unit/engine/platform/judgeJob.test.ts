import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { JobEvidence } from '../../../../engine/core/platform/judging/jobEvidence.ts';
import type { JudgedJob } from '../../../../engine/core/platform/judging/judgedJob.ts';
import { judgeJob } from '../../../../engine/core/platform/judging/judgeJob.ts';
import { mainCause } from '../../../../engine/core/platform/judging/mainCause.ts';
import { checkCounts, checkMarkdown, checkRows } from '../../../../engine/roundTrip/jobs/checkTable.ts';
import type { RecordedJob } from '../../../platform/record/recordJob.ts';
import { recordedFile } from '../../../platform/record/recordJobs.ts';

function recorded(name: string): JobEvidence {
  return (JSON.parse(readFileSync(recordedFile(name), 'utf8')) as RecordedJob).evidence;
}

const twoRows = recorded('two rows with tables of their own');

function codesOf({ missing }: JudgedJob): string[] {
  return missing.map(({ code }) => code);
}

function renamed({ events, ...evidence }: JobEvidence, change: (message: string) => string): JobEvidence {
  return { ...evidence, events: { ...events, list: events.list.map((e) => ({ ...e, message: change(e.message) })) } };
}

describe('a judged job', () => {
  it('rows one after the other are complete, and those at the same time are not told apart', () => {
    assert.equal(judgeJob(twoRows).verdict.status, 'complete');
    const mixed = renamed(twoRows, (message) => message.replace(/\(row \d of 2\)/, '(row 1 of 1)'));
    assert.equal(judgeJob(mixed).verdict.status, 'unknown');
  });

  for (const name of ['token', 'address of the next page', 'offset'])
    it(`in debug mode | ${name} | is not complete, because nothing is in the project`, () => {
      const evidence = recorded(name);
      assert.equal(judgeJob(evidence).verdict.status, 'complete');
      const judged = judgeJob({ ...evidence, job: { ...evidence.job, mode: 'debug' } });
      assert.deepEqual([judged.verdict.status, codesOf(judged)], ['unknown', ['debug-mode']]);
    });

  it('a table that it wrote and that was not read is not called missing', () => {
    assert.deepEqual(codesOf(judgeJob({ ...recorded('offset'), tables: [] })), ['tables-cut']);
  });

  it('events that are not shown may have expired, or may not be seen', () => {
    const [first] = judgeJob({ ...recorded('offset'), events: { list: [], are: 'gone' } }).missing;
    assert.match(first?.message ?? '', /not there any more, or the token may not see them/);
  });

  it('of a body that it was given has no version', () => {
    const { job, ...evidence } = recorded('offset');
    const result = job.result && { ...job.result };
    delete result?.configurationVersion;
    const given = { ...job, ...(result && { result }), hasOwnBody: true as const };
    const judged = judgeJob({ ...evidence, job: given, ran: undefined, versionHere: 7 });
    assert.deepEqual([codesOf(judged), judged.version], [['own-body'], { here: 7, isOther: false }]);
  });

  it('a warning of the job is not the reason why a part lacks data', () => {
    const { job, ...evidence } = recorded('offset that the API ignores');
    const judged = judgeJob({ ...evidence, job: { ...job, status: 'warning' } });
    assert.equal(judged.verdict.status, 'incomplete');
    assert.match(mainCause(judged)?.message ?? '', /^items: /);
  });

  describe('of some of the rows', () => {
    const ran = twoRows.ran && { ...twoRows.ran, left: ['others'] };
    const judged = judgeJob({ ...twoRows, ran });

    it('says which', () => assert.match(judged.remarks.join(), /^The job ran only the rows ".+" and ".+"\.$/));

    it('may be complete itself, but its configuration is unknown', () => {
      assert.equal(judged.verdict.status, 'complete');
      const configuration = { branch: '1', component: 'c', id: '101', name: 'a', version: 7, isDisabled: false };
      const rows = checkRows([{ configuration, judged }]);
      assert.deepEqual([rows[0]?.verdict, rows[0]?.reason], ['unknown', judged.part]);
      assert.equal(checkCounts(rows), '1 configuration: 1 unknown');
      assert.match(checkMarkdown(rows, 'p'), /The job ran only/);
    });
  });
});
