import { isUtf8 } from '#native/isUtf8.ts';
import { layOutJson } from './layOutJson.ts';
import { isPlaceholder, placeholder } from './placeholder.ts';
import type { SecretMask } from './secretMask.ts';

/** A recorded body: JSON formatted for reading, other text as received, anything else as bytes. */
export interface KeptBody {
  kind: 'json' | 'txt' | 'bin';
  content: Uint8Array;
}

/** Whether the field of a body is a credential by its name, or by its value. */
export type HidesField = (name: string, value: string) => boolean;

/**
 * Masks the body of a response. JSON keeps every digit, but not its white space. `hides` finds fields of JSON that are
 * masked too; absent: none.
 */
export function keepBody(body: Uint8Array, mask: SecretMask, hides?: HidesField): KeptBody {
  if (!isUtf8(body)) return { kind: 'bin', content: masked(body, 'latin1', mask) };
  const text = Buffer.from(body).toString('utf8');
  const json = isJsonContainer(text) ? laidOut(text, mask, hides) : undefined;
  if (json !== undefined) return { kind: 'json', content: Buffer.from(`${json}\n`) };
  return { kind: 'txt', content: masked(body, 'utf8', mask) };
}

/** The recorded body with the secrets of the configuration restored. */
export function restoreBody({ kind, content }: KeptBody, mask: SecretMask): Uint8Array {
  const encoding = kind === 'bin' ? 'latin1' : 'utf8';
  const text = Buffer.from(content).toString(encoding);
  return Buffer.from(mask.restore(text, kind === 'json' ? 'json' : 'text'), encoding);
}

function masked(body: Uint8Array, encoding: 'utf8' | 'latin1', mask: SecretMask): Uint8Array {
  return Buffer.from(mask.redactNamed(Buffer.from(body).toString(encoding)), encoding);
}

/** Whether a text is an object or a list; scalars are kept as received, because error messages show each character. */
function isJsonContainer(text: string): boolean {
  if (!/^[ \n\r\t]*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The formatted text; undefined with half of a surrogate pair, whose reading depends on how escapes are written. */
function laidOut(text: string, mask: SecretMask, hides: HidesField = () => false): string | undefined {
  let isSound = true;
  const json = layOutJson(text, (token, key) => {
    const isText = token[0] === '"';
    const content = isText ? contentOf(token) : token;
    isSound &&= content.isWellFormed();
    if (key !== undefined && (isText || /\d/.test(token)) && !isPlaceholder(content) && hides(contentOf(key), content))
      // A number replaces a number, for functions that accept nothing else.
      return isText ? `"${placeholder}"` : '1';
    return isText ? JSON.stringify(mask.redactNamed(content)) : (mask.forNumber(token) ?? token);
  });
  return isSound ? json : undefined;
}

/** The text that a token with quotes stands for. */
function contentOf(token: string): string {
  return token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
}
