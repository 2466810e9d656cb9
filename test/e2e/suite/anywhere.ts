import type { Suite } from './support/runSuites.ts';

/** The suites that need no machine: they run in the extension host of a browser too. They import nothing of Node. */
export const anywhere: readonly Suite[] = [
  () => import('./manifest.test.ts'),
  () => import('./language.test.ts'),
  () => import('./editing.test.ts'),
  () => import('./severities.test.ts'),
  () => import('./profile.test.ts'),
  () => import('./quickFixes.test.ts'),
  () => import('./plan.test.ts'),
  () => import('./assistance.test.ts'),
  () => import('./described.test.ts'),
  () => import('./editorSettings.test.ts'),
  () => import('./curl.test.ts'),
  () => import('./newConfiguration.test.ts'),
  () => import('./openRunRefused.test.ts'),
  () => import('./table.test.ts'),
  () => import('./languageOffer.test.ts'),
  () => import('./pages.test.ts'),
];
