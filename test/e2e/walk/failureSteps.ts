import type { RunsStep, RunsWindow } from './runsWindow.ts';
import { webviewFrame } from './webviewFrame.ts';

/** Runs that fail, each in its own way: the message, the summary, the view and the page. */
export const failureSteps: RunsStep[] = ['missing', 'broken', 'text', 'unknown'].map((name) => ({
  name: `a run that fails: ${name}`,
  take: (window) => failingRun(window, name),
}));

async function failingRun(window: RunsWindow, name: string): Promise<void> {
  await window.command('View: Close All Editors');
  const toast = await window.run(name);
  await window.command('Pagewright: Focus on Runs View');
  await window.picture(`${name}-message`);
  await toast.getByRole('button', { name: 'Show Summary' }).first().click();
  await webviewFrame(window.page, 'h1');
  await window.picture(`${name}-summary`);
  // A webview takes the focus when its page is there.
  await window.page.waitForTimeout(800);
  await window.command('Notifications: Clear All');
  await window.expand(new RegExp(`^${name}failed`));
  await window.openNext();
  await window.page.keyboard.press('ArrowDown');
  await window.page.keyboard.press('Enter');
  await window.shows('## Response');
  await window.picture(`${name}-page`);
}
