import { expressionsOf } from '../model/expressions.ts';
import type { Rule } from './rule.ts';

const code = 'function.swapped-arguments';
const message =
  'The glue comes first and the list second. A run accepts this order too, but other versions of the platform do not.';

/** Finds an `implode` with the list before the glue. */
export const swappedArguments: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return expressionsOf(model).flatMap((expression) => {
      if (expression.kind !== 'call' || expression.name?.value !== 'implode') return [];
      const { args, node, argsNode } = expression;
      const [list, glue] = args;
      const isFinished = !isBroken(node) && argsNode !== undefined && !isBroken(argsNode);
      const areSwapped =
        isFinished && args.length === 2 && list?.type === 'array' && glue !== undefined && glue.type !== 'array';
      return areSwapped ? [{ code, span: expression.name, severity: 'warning' as const, message }] : [];
    });
  },
};
