import { isUserError } from '@pagewright/engine/run';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainText } from './printing/plainText.ts';
import { onFirstSignal } from './process/onFirstSignal.ts';

/** The outcome of a verb in a sentence, and a sentence for each thing that could not be carried over. */
interface Outcome {
  done: string;
  left: readonly string[];
}

/** The second part of a verb, which writes. */
export type Work = (signal: AbortSignal) => Promise<Outcome>;

/**
 * Runs a verb until its end, and prints its outcome. A signal ends it at once while it reads, which may keep the process
 * busy, and cancels it while it writes. Returns the exit code.
 */
export async function finishRecording(read: () => Promise<Work>): Promise<number> {
  const controller = new AbortController();
  let stopListening = () => {};
  try {
    const write = await read();
    stopListening = onFirstSignal(() => controller.abort());
    const { done, left } = await write(controller.signal);
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
