import type { Rule } from './rule.ts';
import { strangeKeys } from './strangeKeys.ts';

const code = 'config.misplaced-key';

/** Finds a known key where it does nothing. */
export const misplacedKey: Rule = {
  codes: [code],
  check(model, context) {
    return strangeKeys(model, context).flatMap(({ property: { keyNode }, known, home }) => {
      if (!home) return [];
      const message = `"${keyNode.value}" does nothing here. It belongs ${placeOf(home.shown)}: move it there.`;
      const severity = known.isClosed || known.isRefused ? ('warning' as const) : ('information' as const);
      const data = { found: keyNode.value, destination: home.pointer };
      return [{ code, span: keyNode, severity, message, data }];
    });
  },
};

/** The place in words. A key at the top has no path. */
function placeOf(shown: string): string {
  return shown.includes('.') ? `in "${shown}"` : `at the top, next to ${shown === 'api' ? '"config"' : '"api"'}`;
}
