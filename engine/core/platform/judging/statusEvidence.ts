import type { Evidence } from '../../verdict/evidence.ts';
import { quoted } from '../../verdict/quoted.ts';
import type { RemoteJob } from '../remoteJob.ts';
import { shownText } from './shownEvent.ts';

/** The evidence in the state of a job. Success is none. */
export function statusEvidence({ status, result }: RemoteJob): Evidence[] {
  const said = quoted([shownText(result?.message ?? '')]);
  if (status === 'error') {
    const message = said === undefined ? 'The job failed.' : `The job failed: ${said}.`;
    return [{ code: 'failed', speaks: 'incomplete', message }];
  }
  if (status === 'terminated' || status === 'cancelled')
    return [{ code: 'cancelled', speaks: 'incomplete', message: `The job was ${status}.` }];
  if (status !== 'warning') return [];
  const message = said === undefined ? 'The job ended with a warning.' : `The job ended with a warning: ${said}.`;
  return [{ code: 'job-warning', speaks: 'doubt', message }];
}
