import type { VscodeWindow } from '../window/vscodeWindow.ts';
import type { Step } from './step.ts';

/** Takes one step after the other, and a picture where each ends or fails; `before` were taken already. */
export async function takeSteps<Window extends VscodeWindow>(
  window: Window,
  steps: readonly Step<Window>[],
  before = 0,
): Promise<void> {
  for (const [index, { name, take }] of steps.entries()) {
    const number = String(before + index + 1).padStart(2, '0');
    const startedAt = performance.now();
    try {
      await take(window);
    } finally {
      await window.picture(`${number}-${name.replaceAll(/\W+/g, '-')}`);
    }
    console.log(`${String(Math.round(performance.now() - startedAt)).padStart(6)} ms  ${name}`);
  }
}
