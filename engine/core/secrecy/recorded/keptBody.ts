import { isUtf8 } from '#native/isUtf8.ts';
import { layOutJson } from './layOutJson.ts';
import type { SecretMask } from './secretMask.ts';

/** A recorded body: JSON formatted for reading, other text as received, anything else as bytes. */
export interface KeptBody {
  kind: 'json' | 'txt' | 'bin';
  content: Uint8Array;
}

/** Masks the body of a response. JSON keeps every digit, but not its white space. */
export function keepBody(body: Uint8Array, mask: SecretMask): KeptBody {
  if (!isUtf8(body)) return { kind: 'bin', content: masked(body, 'latin1', mask) };
  const text = Buffer.from(body).toString('utf8');
  const json = isJsonContainer(text) ? laidOut(text, mask) : undefined;
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
function laidOut(text: string, mask: SecretMask): string | undefined {
  let isSound = true;
  const json = layOutJson(text, (token) => {
    if (token[0] !== '"') return mask.forNumber(token) ?? token;
    const content = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
    isSound &&= content.isWellFormed();
    return JSON.stringify(mask.redactNamed(content));
  });
  return isSound ? json : undefined;
}
