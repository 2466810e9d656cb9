import type { FoundError } from '@pagewright/core/findUserError';
import { mappingsOf, type ReadMappings } from '../model/mappingsOf.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { headOf } from '../text/ranges.ts';
import { isFinished } from './isFinished.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const codes = [
  'mapping.duplicate-column',
  'mapping.duplicate-table',
  'mapping.shared-table',
  'mapping.disable-required',
  'mapping.endless-table',
];

/** Finds mappings that cannot work: the errors of the engine when it reads them. */
export const mappingProblems: Rule = {
  codes,
  check(model, context) {
    return mappingsOf(model).flatMap(({ node, errors }) =>
      errors.flatMap((error) => (codes.includes(error.code) ? reportOn(error, node, context) : [])),
    );
  },
};

/** Reports on a mapping. Silent while an object around the place is being typed: the rest may change the mapping. */
function reportOn(
  { code, message, pointer = '', otherPointer }: FoundError,
  mappings: ReadMappings['node'],
  context: RuleContext,
): RuleFinding[] {
  const steps = pointer.split('/');
  const nodes = steps.map((_, index) => nodeAt(mappings, steps.slice(0, index + 1).join('/')));
  const node = nodes.at(-1);
  if (!node || nodes.some((each) => each && context.isBroken(each)) || !isFinished(node, context)) return [];
  const other = otherPointer === undefined ? undefined : nodeAt(mappings, otherPointer);
  const related = other && { span: headOf(other), message: 'The first one is here.' };
  return [{ code, span: headOf(node), severity: 'error', message, ...(related && { related }) }];
}
