import type { Suite } from './support/runSuites.ts';

/** The suites of what is different in a browser. */
export const inBrowser: readonly Suite[] = [() => import('./runsInBrowser.test.ts')];
