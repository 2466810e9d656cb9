import type { DebugWindow } from '../window/debugWindow.ts';
import type { Step } from './step.ts';

/** A misspelled path: found by stepping, fixed from the response while the run waits, then paging continues. */
export const debugSteps: Step<DebugWindow>[] = [
  {
    name: 'a breakpoint on the path of the next page',
    async take(window) {
      await window.openFile('rides.extractor.json');
      await window.lens('Debug').waitFor({ timeout: 60_000 });
      await window.click('"responseParam"');
      await window.pressKey('F9');
      await window.page.locator('.codicon-debug-breakpoint, .codicon-debug-breakpoint-unverified').first().waitFor();
    },
  },
  {
    name: 'F5 stops there',
    async take(window) {
      await window.pressKey('F5');
      await window.frame('rides, page 1').waitFor({ timeout: 60_000 });
      await window.page.locator('.debug-toolbar').waitFor();
      await window.page.getByRole('button', { name: 'Watch Section' }).click();
      await window.makeRoom();
      await window.unfold(/^Paging$/);
      await window.variable('not in the response').waitFor();
    },
  },
  {
    name: 'what the key is, over it',
    async take(window) {
      const place = window.editor.locator('.view-line span span', { hasText: 'next_tokn' }).last();
      await place.hover();
      await window.page.locator('.debug-hover-widget', { hasText: 'not in the response' }).waitFor();
    },
  },
  {
    name: 'the response',
    async take(window) {
      await window.pressKey('Escape');
      for (const row of [/^Response$/, /^body\b/, /^meta\b/]) await window.unfold(row);
      await window.variable(/^next_token\b/).waitFor();
    },
  },
  {
    name: 'the menu of a value',
    async take(window) {
      await window.variable(/^next_token\b/).click({ button: 'right' });
      await window.menuItem('Use as responseParam').waitFor();
    },
  },
  {
    name: 'its path is written',
    async take(window) {
      await window.menuItem('Use as responseParam').click();
      await window.shows('"meta.next_token"');
      // What the response has there, after its line.
      await window.editor.locator('.view-line', { hasText: /responseParam\s=\s"/ }).waitFor();
    },
  },
  {
    name: 'an edit that is broken is refused',
    async take(window) {
      await window.click('"response.param"');
      await window.pressKey('End');
      await window.pressKey('Backspace');
      await window.pressKey('F5');
      await window.toast('The edit is not applied').waitFor();
    },
  },
  {
    name: 'F5 goes on with the edit',
    async take(window) {
      await window.click('"response.param"');
      await window.pressKey('ControlOrMeta+z');
      await window.pressKey('F5');
      await window.frame('rides, page 2').waitFor();
      await window.variable(/^found\b.*"/).waitFor();
      await window.page.locator('.repl', { hasText: 'The edit is applied from rides, page 1 on.' }).waitFor();
    },
  },
  {
    name: 'a page on',
    async take(window) {
      await window.pressKey('F5');
      await window.frame('rides, page 3').waitFor();
    },
  },
  {
    name: 'a page back',
    async take(window) {
      const back = window.page.locator('.debug-toolbar .codicon-debug-step-back');
      // First to the request of this page, then to the one before.
      await back.click();
      await window.variable(/^Response$/).waitFor({ state: 'detached' });
      await back.click();
      await window.frame('rides, page 2').waitFor();
    },
  },
  {
    name: 'to the end, complete',
    async take(window) {
      await window.command('Remove All Breakpoints');
      await window.pressKey('F5');
      await window.page.locator('.debug-toolbar').waitFor({ state: 'hidden' });
      await window.command('Debug Console: Focus on Debug Console View');
      await window.page.locator('.repl', { hasText: 'rides: 130 records, complete.' }).waitFor();
    },
  },
];
