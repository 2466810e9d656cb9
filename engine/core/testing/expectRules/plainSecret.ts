import { childPointer } from '../../childPointer.ts';
import { isPlainCredential } from '../../secrecy/plainCredential.ts';
import { isEncrypted } from '../../secrets/isEncrypted.ts';
import type { BesideExpect } from '../beside/besideExpect.ts';
import { aboutKey, type ExpectFinding, type ExpectRule } from './expectRule.ts';

/** Finds a secret in plain text. It names the key, never the value. */
export const plainSecret: ExpectRule = {
  code: 'test.plain-secret',
  check: (expect, beside) => textsIn(expect, '', '').flatMap((found) => checkText(found, beside)),
};

interface FoundText {
  key: string;
  text: string;
  pointer: string;
  /** Whether it is a key. */
  isAboutKey?: true;
}

/** All texts at any depth, keys too, each with the key that it is under. */
function textsIn(value: unknown, key: string, pointer: string): FoundText[] {
  if (typeof value === 'string') return [{ key, text: value, pointer }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, field]) => {
    const at = childPointer(pointer, inner);
    if (Array.isArray(value)) return textsIn(field, key, at);
    return [{ key: '', text: inner, pointer: at, ...aboutKey }, ...textsIn(field, inner, at)];
  });
}

function checkText({ key, text, ...place }: FoundText, { config }: BesideExpect): ExpectFinding[] {
  const secret = config?.secrets.find(({ isIn }) => isIn(text));
  if (secret !== undefined) return [refused(`the value of "${secret.name}" of the configuration`, place)];
  // The expression for a column is one, unless it has nothing but the value in it.
  const { pointer } = place;
  const value = pointer.includes('/matches/') ? /^\^?([\w-]+)\$?$/.exec(text)?.[1] : text;
  const isNamed = value !== undefined && !isEncrypted(value) && isPlainCredential(key, value);
  return isNamed && isAboutValues(pointer) ? [refused(`a secret under "${key}"`, place)] : [];
}

/** Whether a text is a value, not a name or a type. */
function isAboutValues(pointer: string): boolean {
  return /^\/config\/state\/|^\/tables\/[^/]*\/matches\//.test(pointer);
}

function refused(what: string, place: Pick<ExpectFinding, 'pointer' | 'isAboutKey'>): ExpectFinding {
  const message = `This is ${what}, in plain text in a file that others read. Remove it, and change the secret if it was shared.`;
  return { severity: 'error', ...place, message };
}
