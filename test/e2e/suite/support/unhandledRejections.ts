import path from 'node:path';
import { extensionUnderTest } from './extensionUnderTest.ts';

/** Who listens so much later has heard of it. VS Code takes up what nobody did after a second, for its log. */
const graceMs = 500;

/**
 * The stacks of the promises that the extension leaves rejected from now on with nobody there to hear of it; the list
 * grows.
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
