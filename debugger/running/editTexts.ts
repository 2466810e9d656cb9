import type { RunReport } from '@pagewright/engine/run';
import type { StopCause } from './runOwner.ts';
import type { RunStack } from './runStack.ts';

/** Why a run stops before a request that an edited configuration makes, and no run has sent. */
export function newText({ moment, top }: RunStack): string {
  const what = moment?.kind === 'login' ? 'a login' : 'a request';
  const where = top === undefined ? '' : `: ${top.name}, page ${top.page}`;
  return `With the edit, the run needs ${what} that was not sent before${where}. Continue to send it, or undo the edit.`;
}

/** Why a run stops at the end of a job that ends earlier with an edited configuration. */
export function endedText({ top }: RunStack, cause: StopCause): string {
  const what = cause === 'restart' ? 'the request that was to be sent again' : 'the page that was shown';
  return `${top?.name} ends here now, before ${what}.`;
}

/** Why a run waits on with the configuration before an edit. */
export function refusedText({ error }: RunReport): string {
  return error === undefined
    ? 'The edit is not applied: with it, the run ends before this page.'
    : notAppliedText(error.message);
}

export function notAppliedText(why: string): string {
  return `The edit is not applied. ${why}`;
}
