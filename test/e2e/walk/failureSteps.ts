import type { RunsWindow } from '../window/runsWindow.ts';
import type { Step } from './step.ts';

/** Runs that fail, each in another way: the message, the summary, the view and the page. */
export const failureSteps: Step<RunsWindow>[] = [
  ...['missing', 'broken', 'text', 'unknown'].map((name) => ({
    name: `a run that fails: ${name}`,
    take: (window: RunsWindow) => failingRun(window, name),
  })),
  {
    name: 'the fixes of a secret that is empty',
    take: (window) => fixesAt(window, 'refused', '""', 'Set Secret'),
  },
  {
    name: 'a run that fails: refused, because its secret is wrong',
    take: (window) => failingRun(window, 'refused', 'wrong'),
  },
  {
    name: 'the fixes where the API ignores the page size',
    async take(window) {
      await window.run('sized');
      await window.picture('sized-message');
      await fixesAt(window, 'sized', '"limitParam"', 'Find');
    },
  },
];

/** Opens the light bulb at a text of a configuration; its first entry begins with this. */
async function fixesAt(window: RunsWindow, name: string, text: string, first: string): Promise<void> {
  await window.command('Notifications: Clear All');
  await window.openConfig(name);
  await window.click(text);
  const entries = window.page.locator('.action-widget .monaco-list-row.action');
  // Before the editor knows the fixes, the key has nothing to show.
  for (let attempt = 0; attempt < 5 && !(await entries.first().isVisible()); attempt++) {
    await window.page.keyboard.press('Control+.');
    await window.page.waitForTimeout(1500);
  }
  await window.picture(`${name}-fixes`);
  const said = (await entries.first().textContent()) ?? '';
  await window.page.keyboard.press('Escape');
  if (!said.startsWith(first)) throw new Error(`The first fix is "${said}".`);
}

/** Runs a configuration, which may ask for a secret. Where it is wrong, the message offers to enter another. */
async function failingRun(window: RunsWindow, name: string, secret?: string): Promise<void> {
  await window.command('View: Close All Editors');
  const toast = await window.run(name, secret);
  if (secret !== undefined) await toast.getByRole('button', { name: 'Set Secret' }).waitFor();
  await window.command('Pagewright: Focus on Runs View');
  await window.page.locator('.statusbar-item.error-kind', { hasText: 'failed' }).waitFor();
  await window.picture(`${name}-message`);
  await window.openSummary();
  await window.picture(`${name}-summary`);
  // A webview takes the focus when its page is there.
  await window.page.waitForTimeout(800);
  await window.command('Notifications: Clear All');
  await window.expandRun(name);
  await window.openNext();
  await window.page.keyboard.press('ArrowDown');
  await window.page.keyboard.press('Enter');
  await window.shows('## Response');
  await window.picture(`${name}-page`);
}
