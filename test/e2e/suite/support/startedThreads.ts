import workers from 'node:worker_threads';

/**
 * Counts the threads that anybody in the extension host starts from now on, by the file that they run. The extension's
 * bundle asks the module for its `Worker` at each use, so it can be watched without a hook in the product.
 */
export function startedThreads(onStart: (worker: workers.Worker, file: string) => void = () => undefined): string[] {
  const started: string[] = [];
  workers.Worker = class extends workers.Worker {
    constructor(file: string | URL, options?: workers.WorkerOptions) {
      super(file, options);
      started.push(String(file));
      onStart(this, String(file));
    }
  };
  return started;
}
