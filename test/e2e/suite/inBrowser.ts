import type { Suite } from './support/runSuites.ts';

/** The suites of features that differ in a browser. */
export const inBrowser: readonly Suite[] = [
  () => import('./runsInBrowser.test.ts'),
  () => import('./treesInBrowser.test.ts'),
];
