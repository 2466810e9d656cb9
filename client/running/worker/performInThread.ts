import type { RunPerformer } from '../start/runPerformer.ts';
import type { RunPreparation } from '../start/runPreparation.ts';
import { runInWorker } from './runInWorker.ts';

/** Performs runs on threads; `script` is the path of the bundle that runs extractions there. */
export function performInThread(script: string, preparation: RunPreparation): RunPerformer {
  return {
    admit: (document, asked) => preparation.admit(document, asked),
    perform: async (run, given, onEvent, signal) => {
      const request = await preparation.requestOf(run, given);
      return { report: await runInWorker(script, request, onEvent, signal) };
    },
  };
}
