import { childPointer } from '../../childPointer.ts';
import { compiled } from '../expectations/matches.ts';
import type { ExpectFinding, ExpectRule } from './expectRule.ts';
import { tablesOf } from './tablesOf.ts';

/** Finds what is no regular expression in `matches`. */
export const invalidPattern: ExpectRule = {
  code: 'test.invalid-pattern',
  check: (expect) =>
    tablesOf(expect).flatMap(({ own, pointer }) =>
      Object.entries(own.matches ?? {}).flatMap(([column, pattern]): ExpectFinding[] => {
        if (compiled(pattern) !== undefined) return [];
        const message = `What "${column}" must match is no regular expression of JavaScript${reasonOf(pattern)}. Correct it; "\\\\" in JSON is one backslash.`;
        return [{ severity: 'error', pointer: childPointer(`${pointer}/matches`, column), message }];
      }),
    ),
};

/** The reason at the end of the message of the engine, if there is one: it may be worded differently elsewhere. */
function reasonOf(pattern: string): string {
  try {
    new RegExp(pattern, 'u');
    return '';
  } catch (error) {
    const reason = error instanceof Error ? /: ([A-Z][\w ()'-]{3,60})$/.exec(error.message)?.[1] : undefined;
    return reason === undefined ? '' : ` (${reason})`;
  }
}
