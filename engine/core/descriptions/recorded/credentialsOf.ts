import { objectFrom } from '../../json/value.ts';
import { isCredentialName } from '../../secrecy/credentialNames.ts';
import { headerCredentials } from '../../secrecy/headerCredentials.ts';
import { Redactor } from '../../secrecy/redactor.ts';
import { schemeOf } from '../../secrecy/schemeOf.ts';
import { isTelling } from '../../secrecy/searched.ts';
import { decodeUri } from '../../text/decodeUri.ts';
import type { Exchange, Field } from './exchange.ts';
import { credentialsIn } from './hideCredentials.ts';
import { isHeaderByValue, isSecretParam } from './secretFields.ts';

/** Hides credentials. Words, numbers and the variables of Postman are left out. */
export function hiding(credentials: readonly string[]): Redactor {
  return new Redactor(credentials.filter((value) => isTelling(value) && !value.includes('{{')));
}

/** The values of the credentials that were sent or received, which an API may echo anywhere. */
export function credentialsOf({ url, query, headers, body, response }: Exchange): string[] {
  const { username = '', password = '' } = URL.canParse(url) ? new URL(url) : {};
  const received = response?.headers ?? [];
  return [
    ...[username, password].map((text) => decodeUri(text) ?? text),
    ...query.flatMap(([name, value]) => (isSecretParam(name, value) ? [value] : [])),
    ...[...headers, ...received].flatMap(([name, value]) => ofHeader(name, value)),
    ...credentialsIn(body.value),
    ...credentialsIn(response?.body),
  ];
}

function ofHeader(name: string, value: string): string[] {
  // HTTP/2 has the address of a request in headers such as `:authority`.
  if (name.startsWith(':')) return [];
  if (/^cookie$/i.test(name)) return value.split(';').flatMap(ofCookie);
  if (/^set-cookie$/i.test(name)) return value.split('\n').flatMap((line) => ofCookie(line.split(';')[0] ?? ''));
  if (isHeaderByValue(name, value)) return [value.trim(), value.slice(schemeOf(value).length).trim()];
  const basic = /^Basic\s+([A-Za-z\d+/=]+)$/i.exec(value)?.[1];
  const decoded = basic === undefined ? '' : Buffer.from(basic, 'base64').toString('utf8');
  return [...headerCredentials(objectFrom([[name, value]])), decoded.slice(decoded.indexOf(':') + 1)];
}

/** The credentials in a cookie, which may also hold words such as `dark-mode` that occur elsewhere in responses. */
function ofCookie(pair: string): string[] {
  const [name, value] = splitPair(pair.trim());
  return isCredentialName(name) || /^(?=.*\d)\S{12,}$/.test(value) ? [value] : [];
}

function splitPair(pair: string): Field {
  const at = pair.indexOf('=');
  return at < 0 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
}
