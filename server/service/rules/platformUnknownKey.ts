import { didYouMean } from './didYouMean.ts';
import type { Rule } from './rule.ts';
import { strangeKeys } from './strangeKeys.ts';
import { suggestKey } from './suggestKey.ts';

const code = 'platform.unknown-key';

/** Finds a key around `parameters` that the platform does not know. It refuses the whole configuration. */
export const platformUnknownKey: Rule = {
  codes: [code],
  check(model, context) {
    if (model.form !== 'wrapped') return [];
    return strangeKeys(model, context).flatMap((key) => {
      const { property, known, nesting, home } = key;
      if (!known.isRefused || nesting || home) return [];
      const { keyNode } = property;
      const suggestion = suggestKey(key);
      const message = `The platform does not know the key "${keyNode.value}" here and refuses the configuration.${didYouMean(suggestion)}`;
      const data = { found: keyNode.value, suggestion };
      return [{ code, span: keyNode, severity: 'warning' as const, message, data }];
    });
  },
};
