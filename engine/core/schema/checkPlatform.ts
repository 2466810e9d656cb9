import type { Problem } from '../problem.ts';
import { validate } from './generated/validatePlatform.js';
import { problemsOf } from './problemsOf.ts';

/**
 * Validates what only the platform reads of a wrapped configuration of plain objects, as strictly as the platform does.
 * Returns one problem for each place and missing key. A run here ignores these parts, so no problem keeps it from
 * starting. Unknown keys are no problem here.
 */
export function checkPlatform(document: unknown): Problem[] {
  validate(document);
  return problemsOf(validate.errors, document).map((problem) => ({ ...problem, severity: 'warning' }));
}
