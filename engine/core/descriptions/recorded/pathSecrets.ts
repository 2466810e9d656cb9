import { entriesOf, isList, isObject, type JsonValue } from '../../json/value.ts';
import { hasCredentialForm } from '../../secrecy/credentialForms.ts';
import { isCommonName, isCredentialName, isGivenCredential } from '../../secrecy/credentialNames.ts';
import { looksRandom } from '../../secrecy/looksRandom.ts';
import type { Redactor } from '../../secrecy/redactor.ts';
import { mask } from '../../secrecy/redactor.ts';
import { decodeUri } from '../../text/decodeUri.ts';
import type { Exchange } from './exchange.ts';
import { isSecretParam } from './secretFields.ts';

/** The limit for the length of an id in a response. */
const maxIdLength = 200;
/** The minimum length of a random text that is no id. */
const minRandomLength = 24;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The form of a credential after its name. */
const unlikeName = /^(?=.*\d)(?=.*[a-z])[\w~+/=.-]{20,}$/i;

/**
 * The credentials in a recorded path: with the form of a credential, such as a JWT or the token of a bot, after their
 * name (`/token/…`, `;key=…`), or long and random. A value of a response is an id.
 */
export function secretsInPath(pathname: string, isId: (text: string) => boolean): string[] {
  const segments = pathname.split('/').map((segment) => decodeUri(segment) ?? segment);
  return segments.flatMap((segment, at) => {
    const named = [...segment.matchAll(/(?<![\w.-])([\w.-]+)=([^;,=&]+)/g)];
    const found = named.flatMap(([, name = '', value = '']) => (isSecretParam(name, value) ? [value] : []));
    if (found.length > 0) return found;
    const bot = /^[A-Za-z]*?(\d{6,12}:[\w-]{30,})$/.exec(segment)?.[1];
    if (bot !== undefined) return [bot];
    return isSecretSegment(segment, segments[at - 1] ?? '', isId) ? [segment] : [];
  });
}

function isSecretSegment(segment: string, before: string, isId: (text: string) => boolean): boolean {
  if (hasCredentialForm(segment)) return true;
  if (uuid.test(segment) || isId(segment)) return false;
  const isNamed = isGivenCredential(before) || isCommonName(before);
  if (isNamed && unlikeName.test(segment) && (looksRandom(segment) || /^[a-z\d]+$/i.test(segment))) return true;
  return segment.length >= minRandomLength && looksRandom(segment);
}

/** The credentials in the paths of all requests of a recording. */
export function secretsInPaths(entries: readonly Pick<Exchange, 'url' | 'response'>[]): string[] {
  return secretsInEachPath(entries).flat();
}

/** The credentials in the path of each request of a recording. */
export function secretsInEachPath(entries: readonly Pick<Exchange, 'url' | 'response'>[]): string[][] {
  const values = new Set<string>();
  for (const { response } of entries) addValues(response?.body, values);
  return entries.map(({ url }) => secretsInPath(pathOf(url), (text) => values.has(text)));
}

/** The path of an address, which may begin with a variable. */
function pathOf(url: string): string {
  return /^(?:[^/?#]*:\/\/)?[^/?#]*([^?#]*)/.exec(url)?.[1] ?? '';
}

/** Adds the texts in a response that could be ids, except those with the name of a credential. */
function addValues(value: JsonValue | undefined, values: Set<string>): void {
  if (isList(value)) for (const item of value) addValues(item, values);
  else if (isObject(value)) {
    for (const [key, field] of entriesOf(value)) if (!isCredentialName(key)) addValues(field, values);
  } else if (typeof value === 'string' && value.length <= maxIdLength) values.add(value);
}

/** A recorded path with `{token}` for each credential in it. */
export function maskPath(pathname: string, redactor: Redactor): string {
  let count = 0;
  const next = () => (++count === 1 ? '{token}' : `{token${count}}`);
  return pathname
    .split('/')
    .map((segment) => {
      const shown = redactor.redact(segment);
      return shown === segment ? segment : shown.replaceAll(mask, next);
    })
    .join('/');
}
