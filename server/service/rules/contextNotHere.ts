import { requireContext } from '@pagewright/core/expressions/requireContext';
import { findUserError } from '@pagewright/core/findUserError';
import { expressionsOf } from '../model/expressions.ts';
import { expressionSeverity } from './expressionSeverity.ts';
import type { Rule } from './rule.ts';

const code = 'function.context-not-here';

/** Finds a reference to a context that is not available here, where an object can only be a reference or a call. */
export const contextNotHere: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return expressionsOf(model).flatMap((expression) => {
      if (expression.kind !== 'stray' || isBroken(expression.node)) return [];
      const { context, place, node } = expression;
      const error = findUserError(() => requireContext({ [context]: null }, place.contexts, ''));
      const span = node.properties[0]?.keyNode ?? node;
      return error ? [{ code, span, severity: expressionSeverity(place), message: error.message }] : [];
    });
  },
};
