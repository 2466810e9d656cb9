import type { PagingSearchStart } from '@pagewright/server/protocol';
import { showWarningMessage } from '../../shared/messages.ts';
import { sendQuestion } from './sendQuestion.ts';

/** Whether a search may send its requests: a method that may change something is asked about first. */
export async function maySend(jobs: PagingSearchStart['jobs'], maxRequests: number): Promise<boolean> {
  const question = sendQuestion(jobs, maxRequests);
  if (question === undefined) return true;
  const { text, detail, send } = question;
  return (await showWarningMessage(text, { modal: true, detail }, send)) === send;
}
