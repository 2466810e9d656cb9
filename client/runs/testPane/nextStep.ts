import type { PagingSearch } from '@pagewright/engine/run';
import { isOfPaging, isWithoutPaging, type JobSummary } from '@pagewright/engine/summary';
import { isLimited } from '../../running/run/runScope.ts';
import type { SecretState } from '../../running/secrets/secretState.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { TestAction } from './testMessages.ts';

/** The facts about a job that decide what to do next. */
export interface Situation {
  isRunning: boolean;
  /** Whether the text has the job. */
  isInText: boolean;
  secrets: SecretState;
  /** The last run that the job was a part of, with its summary of the job. */
  run?: Pick<RunRecord, 'state' | 'scope' | 'report' | 'jobs'> | undefined;
  job?: Pick<JobSummary, 'status' | 'evidence' | 'records' | 'stops'> | undefined;
  /** Whether the text has changed since. */
  isOutdated: boolean;
  /** The result of a search for the paging of the job after that run. */
  searched?: PagingSearch['result'] | undefined;
  /** The change of the configuration that the run calls for, as a text. */
  fix?: string | undefined;
  /** Whether the tables of the run can be opened. */
  hasTables: boolean;
}

interface Rule {
  when(situation: Situation): boolean;
  step: TestAction | undefined;
}

/** The rules for the one thing to do next: the first that applies counts. */
const rules: readonly Rule[] = [
  { when: ({ isRunning }) => isRunning, step: 'cancel' },
  { when: ({ isInText }) => !isInText, step: undefined },
  { when: ({ secrets }) => secrets === 'missing', step: 'missingSecrets' },
  { when: ({ run }) => run === undefined, step: 'firstPage' },
  // A search writes what it finds, so the text is another one.
  { when: ({ searched }) => searched === 'found' || searched === 'not-needed', step: 'run' },
  { when: ({ isOutdated }) => isOutdated, step: 'firstPage' },
  { when: ({ fix, run, job }) => fix !== undefined && mayBeWrong(run, job), step: 'fix' },
  { when: (situation) => situation.secrets === 'known' && isRefused(situation), step: 'secret' },
  { when: ({ run }) => run?.report?.error?.request !== undefined, step: 'response' },
  { when: ({ run }) => run?.state === 'failed', step: 'events' },
  { when: ({ run }) => run?.state === 'fault', step: 'log' },
  { when: ({ run }) => run?.state !== 'done' && run?.scope.firstPage === true, step: 'firstPage' },
  { when: ({ run }) => run?.state !== 'done', step: 'run' },
  { when: ({ job }) => job?.records === 0 && job.status !== 'complete', step: 'response' },
  { when: ({ searched }) => searched !== undefined, step: 'summary' },
  { when: ({ job }) => job !== undefined && (isOfPaging(job) || isWithoutPaging(job)), step: 'find' },
  { when: ({ run }) => run !== undefined && isLimited(run.scope), step: 'run' },
  { when: ({ job, hasTables }) => job?.status === 'complete' && hasTables, step: 'results' },
  { when: () => true, step: 'summary' },
];

/** The one thing to do next; undefined if there is nothing to do with the job. */
export function nextStep(situation: Situation): TestAction | undefined {
  return rules.find(({ when }) => when(situation))?.step;
}

/** Whether the configuration may be wrong: the run failed, or data may be missing. */
function mayBeWrong(run: Situation['run'], job: Situation['job']): boolean {
  return run?.state === 'failed' || (run?.state === 'done' && job?.status !== 'complete');
}

/** Whether the API, or its login, refused the credentials. */
function isRefused({ run }: Situation): boolean {
  const error = run?.report?.error;
  if (error === undefined) return false;
  const requests = run?.jobs.flatMap((job) => job.requests) ?? [];
  const status = requests.find(({ number }) => number === error.request)?.status;
  return error.code === 'authentication.login-failed' || error.code === 'secret.missing' || status === 401;
}
