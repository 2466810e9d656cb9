import path from 'node:path';
import { extensionUnderTest } from './extensionUnderTest.ts';

/** A handler that comes this much later is too late: after a second, VS Code logs what nobody handled. */
const graceMs = 500;

/**
 * The stacks of the promises of the extension that are rejected from now on and that nothing handles; the list grows.
 */
export function unhandledRejections(): readonly string[] {
  const code = path.join(extensionUnderTest().extensionPath, 'dist', path.sep);
  const stacks: string[] = [];
  const waiting = new Map<Promise<unknown>, NodeJS.Timeout>();
  process.on('unhandledRejection', (reason, promise) => {
    const stack = reason instanceof Error ? (reason.stack ?? '') : '';
    if (stack.includes(code))
      waiting.set(
        promise,
        setTimeout(() => stacks.push(stack), graceMs),
      );
  });
  process.on('rejectionHandled', (promise) => clearTimeout(waiting.get(promise)));
  return stacks;
}
