import { jsonIn } from '../json/jsonIn.ts';
import { jsonText } from '../json/jsonText.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonValue, objectFrom } from '../json/value.ts';
import { parseStrictQuery } from '../request/parseStrictQuery.ts';
import { decodeUri } from '../text/decodeUri.ts';
import { isCredentialHeader, isCredentialName } from './credentialNames.ts';
import { schemeOf } from './headerCredentials.ts';

/** A way of writing without secrets: for a person, for a plan, for a recording. */
export interface Masker {
  /** What stands in the place of a secret. */
  readonly mask: string;
  /** Whether nothing is left of a field: by its name, by its decoded value, or because it is known to be a credential. */
  hides(name: string, value: string, isCredential?: boolean): boolean;
  /** Whether a text is a secret and nothing more, however short. */
  isWhole(text: string): boolean;
  /** A text without the secrets in it. */
  redact(text: string): string;
}

/** A masker that takes more fields for credentials. */
export function hiding(masker: Masker, isCredential: (name: string) => boolean): Masker {
  return {
    mask: masker.mask,
    hides: (name, value) => masker.hides(name, value, isCredential(name)),
    isWhole: (text) => masker.isWhole(text),
    redact: (text) => masker.redact(text),
  };
}

/** The masker for a login: before the response it is not known which of its fields are credentials. */
export function hidingAll(masker: Masker): Masker {
  return hiding(masker, () => true);
}

/** An address: no segment of the path is a secret, and no field of the query is hidden. */
export function maskUrl(url: string, masker: Masker): string {
  const [, address = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  const path = address
    .split('/')
    .map((segment) => (masker.isWhole(decodeUri(segment) ?? segment) ? masker.mask : segment))
    .join('/');
  return masker.redact(query === undefined ? path : `${path}?${maskQuery(query, masker)}`);
}

/** An encoded query or form; what is not hidden stays as it is written. */
export function maskQuery(query: string, masker: Masker): string {
  return query
    .split('&')
    .map((part) => {
      const [[name, value] = ['', null]] = parseStrictQuery(part);
      return value !== null && masker.hides(name, value) ? `${part.slice(0, part.indexOf('='))}=${masker.mask}` : part;
    })
    .join('&');
}

/** The body of a request: JSON, else a form. */
export function maskBody(body: string, masker: Masker): string {
  const json = /^[[{]/.test(body) ? jsonIn(body) : undefined;
  if (json === undefined) return masker.redact(maskQuery(body, masker));
  // JSON is written with escapes. The mask is not.
  return jsonText(maskJson(json, '', masker))?.replaceAll(escaped(masker.mask), masker.mask) ?? masker.mask;
}

/** Everything below the name of a credential is hidden, whatever it is called. */
function maskJson(value: JsonValue, name: string, masker: Masker): JsonValue {
  if (isList(value)) return value.map((item) => maskJson(item, name, masker));
  if (isObject(value)) {
    const below = (key: string) => (masker.hides(name, '') ? name : key);
    return objectFrom(
      entriesOf(value).map(([key, field]) => [masker.redact(key), maskJson(field, below(key), masker)]),
    );
  }
  // Yes, no and nothing are only hidden by their names: a login sends them in the open.
  if (typeof value === 'boolean' || value === null) return isCredentialName(name) ? masker.mask : value;
  if (masker.hides(name, textOf(value) ?? '')) return masker.mask;
  return typeof value === 'string' ? masker.redact(value) : value;
}

function escaped(mask: string): string {
  return jsonText(mask)?.slice(1, -1) ?? mask;
}

/**
 * The headers of a request or an answer, line by line. Hidden are those that are called like credentials, but for the
 * scheme before one, and what is a secret as a whole.
 */
export function maskHeaders(
  headers: ReadonlyMap<string, string | readonly string[]>,
  masker: Masker,
  isCredential: (name: string) => boolean = isCredentialHeader,
): [name: string, line: string][] {
  return [...headers].flatMap(([name, lines]) =>
    [lines].flat().map((line): [string, string] => {
      const isHidden = isCredential(name) ? masker.hides(name, line, true) : masker.isWhole(line);
      return [name, isHidden ? `${schemeOf(line)}${masker.mask}` : masker.redact(line)];
    }),
  );
}
