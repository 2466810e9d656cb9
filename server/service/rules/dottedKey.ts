import { isRefusedKey } from './isRefusedKey.ts';
import type { Rule } from './rule.ts';
import { strangeKeys } from './strangeKeys.ts';

const code = 'config.dotted-key';

/** Finds a key such as `"pagination.method"`, which is one key with a dot in it, not a path. */
export const dottedKey: Rule = {
  codes: [code],
  check(model, context) {
    return strangeKeys(model, context).flatMap(({ property: { keyNode }, known, nesting }) => {
      if (!nesting || isRefusedKey(model, known)) return [];
      const message = `A key with dots is not a path: a run ignores "${keyNode.value}". Nest the objects: ${nesting.shown}.`;
      const severity = known.isClosed ? ('warning' as const) : ('information' as const);
      const data = { found: keyNode.value, destination: nesting.pointer };
      return [{ code, span: keyNode, severity, message, data }];
    });
  },
};
