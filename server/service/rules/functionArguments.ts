import { type FoundError, findUserError } from '@pagewright/core/findUserError';
import { callFunction } from '@pagewright/core/functions/callFunction';
import { checkCall } from '@pagewright/core/functions/checkCall';
import { checksums } from '@pagewright/core/functions/hashes/checksums';
import { cryptographic } from '@pagewright/core/functions/hashes/cryptographic';
import { closestName } from '@pagewright/core/text/closestName';
import type { ASTNode } from 'vscode-json-languageservice';
import { type CallNode, expressionsOf } from '../model/expressions.ts';
import { type StandIn, standInFor } from '../model/standIn.ts';
import { expressionSeverity } from './expressionSeverity.ts';
import type { Rule, RuleContext, RuleFinding, RuleFindingData } from './rule.ts';

/** Finds a call with arguments that the function cannot use, as far as they are constant. */
export const functionArguments: Rule = {
  codes: [
    'function.bad-argument',
    'function.unknown-algorithm',
    'function.unreadable-date',
    'function.bad-format',
    'function.too-few-values',
    'function.not-text',
    'function.too-long',
    'function.time-out-of-range',
  ],
  check(model, context) {
    return expressionsOf(model).flatMap((expression) =>
      expression.kind === 'call' ? reportOn(expression, context) : [],
    );
  },
};

/** Functions whose first argument decides whether they can be computed. */
const decidedByFirst = new Set(['hash', 'hash_hmac', 'sprintf', 'strtotime']);
/** An arbitrary time: whether a text is a date does not depend on it. */
const someTime = 1_500_000_000_000;

/** Reports on a call, which the engine computes with stand-ins for values that are only known in a run. */
function reportOn(call: CallNode, { isBroken }: RuleContext): RuleFinding[] {
  const { name, args, node, place, argsNode } = call;
  if (name?.type !== 'string' || isBroken(node) || !argsNode || isBroken(argsNode) || args.some(isBroken)) return [];
  const inPlaceholder = place.contexts.includes('placeholder');
  if (findUserError(() => checkCall(name.value, args.length, inPlaceholder))) return [];
  const values = args.map(standInFor);
  if (decidedByFirst.has(name.value) && values[0]?.isForeseen) return [];
  const error = findUserError(() =>
    callFunction(
      name.value,
      values.map(({ value }) => value),
      () => someTime,
      inPlaceholder,
    ),
  );
  // Whether a character is cut in two depends on the values.
  const isUncertain = error?.code === 'function.not-text' && values.some(({ isForeseen }) => isForeseen);
  return error === undefined || isUncertain ? [] : [findingOf(error, call, name, values)];
}

function findingOf(
  { code, message }: FoundError,
  { args, place }: CallNode,
  name: ASTNode,
  values: readonly StandIn[],
): RuleFinding {
  const isData = (arg: ASTNode, index: number) => isContainer(arg) && !values[index]?.isForeseen;
  const [first, second] = args;
  const culprit = code === 'function.bad-argument' ? args.find(isData) : code === late ? second : first;
  const data = first && dataOf(code, first);
  return { code, span: culprit ?? name, severity: expressionSeverity(place), message, ...(data && { data }) };
}

const late = 'function.time-out-of-range';

function isContainer({ type }: ASTNode): boolean {
  return type === 'object' || type === 'array';
}

function dataOf(code: string, first: ASTNode): RuleFindingData | undefined {
  if (first.type !== 'string') return undefined;
  const suggestion = suggestionFor(code, first.value);
  return suggestion === undefined ? undefined : { found: first.value, suggestion };
}

function suggestionFor(code: string, text: string): string | undefined {
  if (code === 'function.unreadable-date') return /^\d{9,10}$/.test(text) ? `@${text}` : undefined;
  if (code !== 'function.unknown-algorithm') return undefined;
  return closestName(text.toLowerCase(), [...cryptographic.keys(), ...checksums.keys()]);
}
