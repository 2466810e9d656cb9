import workers from 'node:worker_threads';

/** Collects what the threads of a file answer that anybody in the extension host starts from now on. */
export function threadMessages(ending: string): unknown[] {
  const messages: unknown[] = [];
  workers.Worker = class extends workers.Worker {
    constructor(file: string | URL, options?: workers.WorkerOptions) {
      super(file, options);
      if (String(file).endsWith(ending)) this.on('message', (message) => messages.push(message));
    }
  };
  return messages;
}
