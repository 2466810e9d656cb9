import { isRefusedKey } from './isRefusedKey.ts';
import { placeInWords } from './placeInWords.ts';
import type { Rule } from './rule.ts';
import { strangeKeys } from './strangeKeys.ts';

const code = 'config.misplaced-key';

/** Finds a known key where it does nothing, and where the platform does not refuse it. */
export const misplacedKey: Rule = {
  codes: [code],
  check(model, context) {
    return strangeKeys(model, context).flatMap(({ property: { keyNode }, known, home }) => {
      if (!home || isRefusedKey(model, known)) return [];
      const message = `"${keyNode.value}" does nothing here. It belongs ${placeInWords(home.shown)}: move it there.`;
      const severity = known.isClosed ? ('warning' as const) : ('information' as const);
      const data = { found: keyNode.value, destination: home.pointer };
      return [{ code, span: keyNode, severity, message, data }];
    });
  },
};
