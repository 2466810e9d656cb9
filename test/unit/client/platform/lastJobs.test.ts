import assert from 'node:assert/strict';
import type { JobVerdict } from '../../../../client/platform/remote/jobVerdicts.ts';
import { LastJobs } from '../../../../client/platform/remote/lastJobs.ts';
import { UserError } from '../../../../engine/core/errors.ts';
import type { JudgedJob } from '../../../../engine/core/platform/judging/judgedJob.ts';
import type { ListedConfiguration } from '../../../../engine/roundTrip/listConfigurations.ts';

const project = { stack: 'https://a.example', project: '1' };
const { signal } = new AbortController();

/** Configurations whose last jobs have these ids; one with a question mark is not finished. */
function listed(...jobs: (string | undefined)[]): ListedConfiguration[] {
  return jobs.map((job) => {
    const lastJob = job === undefined ? undefined : { id: job.replace('?', ''), isFinished: !job.endsWith('?') };
    return { ...(lastJob && { lastJob }), pulled: 2 } as unknown as ListedConfiguration;
  });
}

function verdicts() {
  const kept = new Map<string, JobVerdict>();
  return {
    of: (_: unknown, job: string) => kept.get(job),
    keep: async (_: unknown, judged: readonly JudgedJob[]) => {
      for (const { job } of judged) kept.set(job.id, { status: 'complete', reason: '' });
    },
  };
}

const judged = async (job: string) => ({ job: { id: job } }) as JudgedJob;

describe('The last jobs of a project', () => {
  it('are judged once, those that have ended', async () => {
    const jobs = new LastJobs(verdicts());
    const waiting = jobs.waiting(project, listed('901', undefined, '902?', '903'));
    assert.deepEqual(waiting, [
      ['901', 2],
      ['903', 2],
    ]);
    await jobs.judge(project, waiting, judged, signal);
    assert.deepEqual(jobs.waiting(project, listed('901', '903', '904')), [['904', 2]]);
  });

  it('are judged although one of them cannot be, which is not tried again', async () => {
    const jobs = new LastJobs(verdicts());
    const asked: string[] = [];
    const judge = async (job: string) => {
      asked.push(job);
      if (job === '901') throw new UserError('platform.forbidden', 'The token may not do this.');
      return await judged(job);
    };
    await jobs.judge(project, jobs.waiting(project, listed('901', '902')), judge, signal);
    assert.deepEqual(asked, ['901', '902']);
    assert.deepEqual(jobs.waiting(project, listed('901', '902')), []);
  });

  it('are judged the next time where they were left', async () => {
    const jobs = new LastJobs(verdicts());
    const leaving = new AbortController();
    const judge = async (job: string) => {
      if (job === '902') leaving.abort();
      leaving.signal.throwIfAborted();
      return await judged(job);
    };
    const waiting = jobs.waiting(project, listed('901', '902', '903'));
    await assert.rejects(jobs.judge(project, waiting, judge, leaving.signal), { name: 'AbortError' });
    assert.deepEqual(jobs.waiting(project, listed('901', '902', '903')), [
      ['902', 2],
      ['903', 2],
    ]);
  });

  it('are not all judged at once', () => {
    const many = Array.from({ length: 2000 }, (_, index) => `${index}`);
    assert.equal(new LastJobs(verdicts()).waiting(project, listed(...many)).length, 12);
  });
});
