import { isUserError } from '@pagewright/engine/run';
import { complain } from '../printing/complain.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainText } from '../printing/plainText.ts';
import { onFirstSignal } from '../process/onFirstSignal.ts';

/** What a verb has done in a sentence, and what could not be carried over. */
interface Outcome {
  done: string;
  left: readonly string[];
}

/** Runs a verb until its end or the first signal, and prints its outcome. Returns the exit code. */
export async function finishRecording(work: (signal: AbortSignal) => Promise<Outcome>): Promise<number> {
  const controller = new AbortController();
  const stopListening = onFirstSignal(() => controller.abort());
  try {
    const { done, left } = await work(controller.signal);
    for (const line of [done, ...left.map((sentence) => `- ${sentence}`)]) console.log(plainText(line));
    return exitCodes.done;
  } catch (error) {
    if (controller.signal.aborted) return exitCodes.cancelled;
    if (isUserError(error)) return complain(error.message);
    throw error;
  } finally {
    stopListening();
  }
}
