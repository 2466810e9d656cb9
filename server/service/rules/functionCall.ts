import { findUserError } from '@pagewright/core/findUserError';
import { checkCall } from '@pagewright/core/functions/checkCall';
import { functions } from '@pagewright/core/functions/functions';
import { closestName } from '@pagewright/core/text/closestName';
import { type CallNode, expressionsOf } from '../model/expressions.ts';
import { expressionSeverity } from './expressionSeverity.ts';
import type { Rule, RuleContext, RuleFinding, RuleFindingData } from './rule.ts';

/** Finds a call of a function that does not exist here, or with the wrong number of arguments. */
export const functionCall: Rule = {
  codes: ['function.unknown', 'function.placeholders-only', 'function.wrong-arguments'],
  check(model, context) {
    return expressionsOf(model).flatMap((expression) =>
      expression.kind === 'call' ? reportOn(expression, context) : [],
    );
  },
};

/** Reports on a call with the engine's own check, so that the editor and a run agree. */
function reportOn({ name, args, argsNode, node, place }: CallNode, { isBroken }: RuleContext): RuleFinding[] {
  if (name?.type !== 'string' || isBroken(name)) return [];
  const error = findUserError(() => checkCall(name.value, args.length, place.contexts.includes('placeholder')));
  const areArgumentsUnfinished = isBroken(node) || (argsNode !== undefined && isBroken(argsNode));
  if (error === undefined || (error.code === 'function.wrong-arguments' && areArgumentsUnfinished)) return [];
  const { code, message } = error;
  const data = code === 'function.unknown' ? dataOf(name.value, place.contexts.includes('placeholder')) : undefined;
  return [{ code, span: name, severity: expressionSeverity(place), message, ...(data && { data }) }];
}

function dataOf(found: string, inPlaceholder: boolean): RuleFindingData {
  const names = [...functions].flatMap(([name, { placeholdersOnly }]) =>
    placeholdersOnly && !inPlaceholder ? [] : [name],
  );
  const suggestion = closestName(found, names);
  return { found, suggestion };
}
