import type { TestedCase, TestedCheck } from '@pagewright/engine/testing';

/** The checks of a case that did not pass. A case that could not be run, and does not say why, has one for that. */
export function failedChecks({ checks, outcome }: TestedCase): TestedCheck[] {
  const failed = checks.filter((check) => check.outcome !== 'passed');
  if (failed.length > 0 || outcome === 'passed') return failed;
  const message = outcome === 'error' ? 'The case could not be run.' : 'The case failed.';
  return [{ title: 'the case', code: `test.${outcome}`, outcome, message }];
}
