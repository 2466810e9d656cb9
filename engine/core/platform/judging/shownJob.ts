import { mask } from '../../secrecy/redactor.ts';
import type { RemoteJob } from '../remoteJob.ts';
import { shownText } from './shownEvent.ts';

/**
 * A job as a person may see it: credentials in what it says of its end are masked, and so is each value of a variable
 * that it was given, which may be a secret.
 */
export function shownJob(job: RemoteJob): RemoteJob {
  const { result, values } = job;
  return {
    ...job,
    ...(result && { result: { ...result, message: shownText(result.message) } }),
    ...(typeof values === 'object' && { values: masked(values) }),
  };
}

function masked(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, mask]));
}
