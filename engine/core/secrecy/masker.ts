import { jsonIn } from '../json/jsonIn.ts';
import { jsonText } from '../json/jsonText.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonValue, objectFrom } from '../json/value.ts';
import { parseStrictQuery } from '../request/strictQuery.ts';
import { decodeUri } from '../text/decodeUri.ts';
import { isCredentialHeader, isCredentialName } from './credentialNames.ts';
import { schemeOf } from './schemeOf.ts';

export interface Masker {
  readonly mask: string;
  /** Whether a whole field is hidden: by its name, its decoded value, or as a known credential. */
  hides(name: string, value: string, isCredential?: boolean): boolean;
  /** Whether a text is a secret and nothing more, however short. */
  isWhole(text: string): boolean;
  redact(text: string): string;
}

/** A masker that treats more fields as credentials. */
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

/** Masks an address: secret segments of the path and hidden parameters of the query. */
export function maskUrl(url: string, masker: Masker): string {
  const [, address = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  const path = address
    .split('/')
    .map((segment) => (masker.isWhole(decodeUri(segment) ?? segment) ? masker.mask : segment))
    .join('/');
  return masker.redact(query === undefined ? path : `${path}?${maskQuery(query, masker)}`);
}

/** Masks an encoded query or form. Other parts stay as written. */
export function maskQuery(query: string, masker: Masker): string {
  return query
    .split('&')
    .map((part) => {
      const [[name, value] = ['', null]] = parseStrictQuery(part);
      return value !== null && masker.hides(name, value) ? `${part.slice(0, part.indexOf('='))}=${masker.mask}` : part;
    })
    .join('&');
}

/** Masks the body of a request: JSON, else a form. */
export function maskBody(body: string, masker: Masker): string {
  const json = /^[[{]/.test(body) ? jsonIn(body) : undefined;
  if (json === undefined) return masker.redact(maskQuery(body, masker));
  // JSON is written with escapes, the mask without.
  return jsonText(maskJson(json, '', masker))?.replaceAll(escaped(masker.mask), masker.mask) ?? masker.mask;
}

/** Masks the value of a field. Everything below the name of a credential is hidden, under any name. */
export function maskJson(value: JsonValue, name: string, masker: Masker): JsonValue {
  if (isList(value)) return value.map((item) => maskJson(item, name, masker));
  if (isObject(value)) {
    const below = (key: string) => (masker.hides(name, '') ? name : key);
    return objectFrom(
      entriesOf(value).map(([key, field]) => [masker.redact(key), maskJson(field, below(key), masker)]),
    );
  }
  // `true`, `false` and `null` are masked only by name: as values they are no secret.
  if (typeof value === 'boolean' || value === null) return isCredentialName(name) ? masker.mask : value;
  if (masker.hides(name, textOf(value) ?? '')) return masker.mask;
  return typeof value === 'string' ? masker.redact(value) : value;
}

function escaped(mask: string): string {
  return jsonText(mask)?.slice(1, -1) ?? mask;
}

/** Masks headers line by line: those named like credentials, without their scheme, and values that are a secret. */
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
