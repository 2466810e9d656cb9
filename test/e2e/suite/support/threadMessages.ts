import { Worker } from 'node:worker_threads';

/** Collects the responses of all threads of the extension host from now on, also of those that run already. */
export function threadMessages(): unknown[] {
  const messages: unknown[] = [];
  const all = nodesOwn(Worker.prototype);
  const { emit } = all;
  all.emit = function (this: Worker, name: string, ...values: unknown[]) {
    if (name === 'message') messages.push(...values);
    return Reflect.apply(emit, this, [name, ...values]);
  } as typeof emit;
  return messages;
}

/**
 * The class of Node that every thread has: a test that counts threads puts subclasses before it, which older threads do
 * not have.
 */
function nodesOwn(prototype: Worker): Worker {
  return Object.hasOwn(prototype, 'postMessage') ? prototype : nodesOwn(Object.getPrototypeOf(prototype));
}
