import { Worker } from 'node:worker_threads';

/** Collects what all threads of the extension host answer from now on, those that run already too. */
export function threadMessages(): unknown[] {
  const messages: unknown[] = [];
  const { emit } = Worker.prototype;
  Worker.prototype.emit = function (this: Worker, name: string, ...values: unknown[]) {
    if (name === 'message') messages.push(...values);
    return Reflect.apply(emit, this, [name, ...values]);
  } as typeof emit;
  return messages;
}
