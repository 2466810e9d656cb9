import { didYouMean } from './didYouMean.ts';
import { isRefusedKey } from './isRefusedKey.ts';
import { placeInWords } from './placeInWords.ts';
import type { Rule } from './rule.ts';
import { type StrangeKey, strangeKeys } from './strangeKeys.ts';
import { suggestKey } from './suggestKey.ts';

const code = 'platform.unknown-key';

/** Finds a key around `parameters` that the platform does not know. It refuses the whole configuration. */
export const platformUnknownKey: Rule = {
  codes: [code],
  check(model, context) {
    return strangeKeys(model, context).flatMap((key) => {
      if (!isRefusedKey(model, key.known)) return [];
      const { keyNode } = key.property;
      const { advice, ...data } = adviceFor(key);
      const message = `The platform does not know the key "${keyNode.value}" here and refuses the configuration.${advice}`;
      return [{ code, span: keyNode, severity: 'warning' as const, message, data: { found: keyNode.value, ...data } }];
    });
  },
};

function adviceFor(key: StrangeKey): { advice: string; suggestion?: string | undefined; destination?: string } {
  const { nesting, home } = key;
  if (nesting)
    return {
      advice: ` A key with dots is not a path. Nest the objects: ${nesting.shown}.`,
      destination: nesting.pointer,
    };
  if (home) {
    const place = placeInWords(home.shown, 'at the top of "parameters"');
    return { advice: ` It belongs ${place}: move it there.`, destination: home.pointer };
  }
  const suggestion = suggestKey(key);
  return { advice: didYouMean(suggestion), suggestion };
}
