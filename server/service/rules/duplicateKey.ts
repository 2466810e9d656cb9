import { spanOf } from '../text/ranges.ts';
import type { Rule } from './rule.ts';
import { syntaxCode } from './syntaxCode.ts';

const code = 'json.duplicate-key';

/** Finds a key that an object has more than once. */
export const duplicateKey: Rule = {
  codes: [code],
  check({ document }, { syntax }) {
    const repeats = syntax.filter((problem) => problem.code === syntaxCode.duplicateKey);
    return repeats.map(({ range }) => ({
      code,
      span: spanOf(document, range),
      severity: 'warning',
      message: `${document.getText(range)} is in this object more than once, and a run uses the last one. Keep one of them.`,
    }));
  },
};
