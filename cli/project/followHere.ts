import type { JobUpdate, RemoteJob, Trip } from '@pagewright/engine/platform';
import { localSecond } from '@pagewright/engine/text/localTime';
import { complain } from '../printing/complain.ts';
import { plainText } from '../printing/plainText.ts';
import { loadPlatform } from './loadPlatform.ts';

/**
 * Follows a job to its end and prints what it says. When it is cancelled or fails, it says that the job goes on, and its
 * id. Throws as `followJob` does.
 */
export async function followHere({ api, signal }: Trip, id: string, isQuiet: boolean): Promise<RemoteJob> {
  const { followJob, systemClock } = await loadPlatform();
  const following = followJob(api, id, { clock: systemClock, signal });
  try {
    for (;;) {
      const { done, value } = await following.next();
      if (done) return value;
      if (value.kind === 'trouble') complain(`${value.message} Following goes on.`);
      else if (!isQuiet) console.log(plainText(lineOf(value)));
    }
  } catch (error) {
    complain(`the job ${id} goes on in the project. ${signal.aborted ? toStop(id) : toSee(id)}`);
    throw error;
  }
}

function toStop(id: string): string {
  return `To stop it: pagewright project job stop ${id}`;
}

function toSee(id: string): string {
  return `To see it later: pagewright project job show ${id}`;
}

function lineOf(update: Exclude<JobUpdate, { kind: 'trouble' }>): string {
  if (update.kind === 'status') return `The job is in the state "${update.job.status}".`;
  const { at, level, message } = update.event;
  return `${localSecond(at)}  ${level.padEnd(7)}  ${message}`;
}
