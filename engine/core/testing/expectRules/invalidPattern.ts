import { childPointer } from '../../childPointer.ts';
import { compiled } from '../reading/compiled.ts';
import type { ExpectFinding, ExpectRule } from './expectRule.ts';
import { tablesOf } from './tablesOf.ts';

/** Finds what is no regular expression in `matches`. */
export const invalidPattern: ExpectRule = {
  code: 'test.invalid-pattern',
  check: (expect) =>
    tablesOf(expect).flatMap(({ own, pointer }) =>
      Object.entries(own.matches ?? {}).flatMap(([column, pattern]): ExpectFinding[] => {
        if (compiled(pattern) !== undefined) return [];
        const message = `What "${column}" must match is no regular expression of JavaScript. Correct it; "\\\\" in JSON is one backslash.`;
        return [{ severity: 'error', pointer: childPointer(`${pointer}/matches`, column), message }];
      }),
    ),
};
