import type { PropertyASTNode } from 'vscode-json-languageservice';
import { closestName } from '../../../engine/core/text/closestName.ts';
import { didYouMean } from './didYouMean.ts';
import { type KnownKeys, knownKeys } from './knownKeys.ts';
import type { Finding, Rule } from './rule.ts';

const code = 'config.unknown-key';

/** A key that does nothing, because a run does not know it; and an attribute of the author's that looks like a slip. */
export const unknownKey: Rule = {
  codes: [code],
  check({ config }, { matches }) {
    return knownKeys(matches).flatMap((known) => {
      const strangers = known.object.properties.filter(
        (property) => isFinished(property) && !isAllowed(property, known),
      );
      if (known.isClosed) return strangers.map((property) => reportUnknown(property, known));
      return known.object === config ? strangers.flatMap((property) => remarkOnAttribute(property, known)) : [];
    });
  },
};

/** A key without its value is still being typed. */
function isFinished({ valueNode }: PropertyASTNode): boolean {
  return valueNode !== undefined;
}

/** Keys that begin with `__` are bookkeeping, which a run is told to ignore. */
function isAllowed({ keyNode }: PropertyASTNode, known: KnownKeys): boolean {
  return /^#?__|^\$schema$/.test(keyNode.value) || known.allows(keyNode.value);
}

function reportUnknown({ keyNode }: PropertyASTNode, known: KnownKeys): Finding {
  const suggestion = findSuggestion(keyNode.value, known);
  const message = `A run does not know the key "${keyNode.value}" here and ignores it.${didYouMean(suggestion)}`;
  const data = { found: keyNode.value, ...(suggestion !== undefined && { suggestion }) };
  return { code, span: keyNode, severity: 'warning', message, data };
}

/** Any key may stand in `config`, so only one that resembles a known key is worth a word, and no more than a word. */
function remarkOnAttribute({ keyNode }: PropertyASTNode, known: KnownKeys): Finding[] {
  const suggestion = findSuggestion(keyNode.value, known);
  if (suggestion === undefined) return [];
  const message = `"${keyNode.value}" is an attribute of your own, which changes nothing by itself.${didYouMean(suggestion)}`;
  const data = { found: keyNode.value, suggestion };
  return [{ code, span: keyNode, severity: 'information', message, data }];
}

/** Only keys that the object does not have yet: a second one would be a duplicate. */
function findSuggestion(word: string, { object, keys, offered, deprecated }: KnownKeys): string | undefined {
  const taken = new Set(object.properties.map(({ keyNode }) => keyNode.value));
  const isFree = (key: string) => !taken.has(key) && !deprecated.has(key) && !/^#?__/.test(key);
  return closestName(word, offered.filter(isFree)) ?? closestName(word, keys.filter(isFree));
}
