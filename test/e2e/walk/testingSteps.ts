import type { TestingWindow } from '../window/testingWindow.ts';
import type { Step } from './step.ts';

const config = 'stations.extractor.json';

/** A run that is kept as a test, a configuration that is broken, its failing test on the line, the debugger, and an update. */
export const testingSteps: Step<TestingWindow>[] = [
  {
    name: 'a run is kept as a test',
    async take(window) {
      await window.openConfig('stations');
      await window.lens('Run Extraction').waitFor({ timeout: 60_000 });
      await window.click('"dataType"');
      await window.pressKey('Control+F5');
      await window.lens(/^✓ /).waitFor({ timeout: 60_000 });
      await window.tidy();
      await window.command('Pagewright: Keep This Run as a Test…');
      await window.page.locator('.quick-input-title', { hasText: '(1/2)' }).waitFor();
      await window.pressKey('Enter');
      await window.row('Expectations and Golden Tables').click();
      await window.shows('"verdict"');
    },
  },
  {
    name: 'it passes in the view of tests',
    async take(window) {
      await window.tidy();
      await window.command('Testing: Focus on Test Explorer View');
      await window.test(config).waitFor({ timeout: 30_000 });
      await window.command('Test: Run All Tests');
      await window.page.locator('.test-explorer .codicon-testing-passed-icon').first().waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'a broken configuration fails on the line of its job',
    async take(window) {
      await window.openConfig('stations');
      window.replaceIn(config, '"dataField": "items"', '"dataField": "item"');
      await window.shows('"item"');
      await window.command('Test: Run All Tests');
      await window.page.locator('.test-explorer .codicon-testing-failed-icon').first().waitFor({ timeout: 30_000 });
      await window.tidy();
    },
  },
  {
    name: 'each expectation has its result',
    async take(window) {
      await window.command('Testing: Focus on Test Explorer View');
      await window.unfold(config);
      await window.unfold('complete');
      await window.test('verdict').waitFor();
    },
  },
  {
    name: 'the golden tables are compared',
    async take(window) {
      await window.command('Pagewright: Compare Golden Tables');
      await window.webviewFrame('.table h3');
    },
  },
  {
    name: 'it is debugged on its recording',
    async take(window) {
      await window.openConfig('stations');
      await window.click('"pagination"');
      await window.pressKey('F9');
      await window.command('Test: Debug All Tests');
      await window.frame('stations, page 1').waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'the repaired configuration passes, with its coverage',
    async take(window) {
      await window.pressKey('Shift+F5');
      await window.page.locator('.debug-toolbar').waitFor({ state: 'hidden' });
      window.replaceIn(config, '"dataField": "item"', '"dataField": "items"');
      await window.openConfig('stations');
      await window.shows('"items"');
      await window.command('Test: Run All Tests with Coverage');
      await window.page.locator('.editor-instance .codicon-testing-passed-icon').first().waitFor({ timeout: 30_000 });
      await window.tidy();
    },
  },
  {
    name: 'the golden tables are updated after a look at the difference',
    async take(window) {
      window.replaceIn('stations.tests/complete/tables/samples.stations.csv', '\n"', '\n"0');
      await window.command('Pagewright: Update Golden Tables…');
      await window.webviewFrame('.table h3');
      await window.toast('The golden tables of "complete"').waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'they are written',
    async take(window) {
      await window.press(window.toast('The golden tables of "complete"'), 'Update Tables');
      await window.toast('golden table').waitFor();
    },
  },
];
