import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { MemoryRunRequest, MemoryRunResult, RunEvent } from '../../engine/faces/browser.ts';
import { browserBundling } from '../../scripts/build.ts';

/** The events and results of a run, or the fault that ended it. */
type Ran = (MemoryRunResult & { events: RunEvent[] }) | { fault: string };

/** The engine as it is bundled for a browser, in a thread that has no globals of Node. */
export interface BrowserEngine {
  run(request: MemoryRunRequest): Promise<Ran>;
  close(): Promise<void>;
}

export async function startBrowserEngine(): Promise<BrowserEngine> {
  const { outputFiles } = await build({
    ...browserBundling('engine'),
    stdin: {
      contents: `export * from '@pagewright/engine/browser';`,
      resolveDir: browserBundling('engine').absWorkingDir ?? '',
    },
    globalName: 'engine',
    write: false,
    sourcemap: false,
  });
  const [bundle] = outputFiles ?? [];
  const worker = new Worker(`${withoutNode}\n${bundle?.text}\n${serving}`, { eval: true });
  return {
    async run(request) {
      const answered = once(worker, 'message');
      worker.postMessage(request);
      const [ran]: Ran[] = await answered;
      if (ran === undefined) throw new Error('The engine said nothing.');
      return ran;
    },
    close: async () => void (await worker.terminate()),
  };
}

const withoutNode = `
  const { parentPort } = require('node:worker_threads');
  for (const name of ['Buffer', 'process', 'require', 'module', 'global', 'setImmediate']) delete globalThis[name];
`;

const serving = `
  parentPort.on('message', async (request) => {
    const run = engine.runInMemory(request);
    const events = [];
    try {
      for (;;) {
        const { done, value } = await run.next();
        if (done) return parentPort.postMessage({ ...value, events });
        events.push(value);
      }
    } catch (error) {
      parentPort.postMessage({ fault: error.stack });
    }
  });
`;
