import type { Verdict } from '../../../../../engine/core/contracts/generated/types.ts';
import type { JudgedJob, JudgedPart } from '../../../../../engine/core/platform/judging/judgedJob.ts';
import type { RemoteJob } from '../../../../../engine/core/platform/remoteJob.ts';
import type { CheckedConfiguration } from '../../../../../engine/roundTrip/jobs/checkProject.ts';

type Parts = Omit<Partial<JudgedJob>, 'job' | 'verdict'> & {
  job?: Partial<RemoteJob>;
  verdict?: Verdict['status'];
  evidence?: Verdict['evidence'];
};

/** A judged job: success, complete, with these parts. */
export function createJudged({ job, verdict = 'complete', evidence = [], ...rest }: Parts = {}): JudgedJob {
  return {
    job: {
      ...{ id: '901', status: 'success', isFinished: true, component: 'ex-generic-v2', rows: [], mode: 'run' },
      ...{ createdAt: '2026-11-28T02:00:00.000Z', startedAt: '2026-11-28T02:00:05.000Z' },
      ...{ endedAt: '2026-11-28T02:01:10.000Z', durationMs: 65_000 },
      ...job,
    },
    verdict: { status: verdict, evidence },
    ...{ missing: [], parts: [], tables: [], version: { isOther: false }, remarks: [] },
    ...rest,
  };
}

export function createPart(status: Verdict['status'], part: Partial<JudgedPart> = {}): JudgedPart {
  return { name: 'users', pointer: '/config/jobs/0', verdict: { status, evidence: [] }, missing: [], ...part };
}

/** A configuration with its judged job, with an error in place of one, or with neither. */
export function createChecked(
  name: string,
  outcome: Pick<CheckedConfiguration, 'judged' | 'error'> = {},
  place: Partial<CheckedConfiguration['configuration']> = {},
): CheckedConfiguration {
  const configuration = { branch: '777', component: 'ex-generic-v2', id: name, name, version: 3, isDisabled: false };
  return { configuration: { ...configuration, ...place }, ...outcome };
}
