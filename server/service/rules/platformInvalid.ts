import { checkPlatform } from '@pagewright/core/schema/checkPlatform';
import { locateProblem } from './locateProblem.ts';
import type { Rule } from './rule.ts';

const code = 'platform.invalid';

/** Finds a value around `parameters` that the platform refuses. A run here does not read it. */
export const platformInvalid: Rule = {
  codes: [code],
  check(model, context) {
    if (model.form !== 'wrapped' || context.value === undefined) return [];
    return checkPlatform(context.value)
      .flatMap((problem) => locateProblem(problem, model, context))
      .map((finding) => ({
        ...finding,
        code,
        severity: 'warning' as const,
        message: `${finding.message} The platform refuses the configuration.`,
      }));
  },
};
