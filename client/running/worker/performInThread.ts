import type { RunPerformer } from '../start/runPerformer.ts';
import type { RunPreparation } from '../start/runPreparation.ts';
import { runInWorker } from './runInWorker.ts';
import type { RunThreads } from './runThreads.ts';

/** Performs runs on threads. */
export function performInThread(threads: RunThreads, preparation: RunPreparation): RunPerformer {
  return {
    admit: (document, asked) => preparation.admit(document, asked),
    perform: async (run, given, onEvent, signal) => {
      const request = await preparation.requestOf(run, given);
      const renewing = run.login && { renewTokens: run.login.renewTokens };
      return { report: await runInWorker(threads, { ...request, ...renewing }, onEvent, signal) };
    },
  };
}
