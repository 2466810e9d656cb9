import { decodeUri } from '../../../../engine/core/text/decodeUri.ts';
import { Refusal } from '../refusal.ts';

/** An address in parts as they are written. */
export interface Address {
  origin: string;
  path: string;
  query: string;
  user: { name: string; password: string } | undefined;
}

const severalValues = /\{[^{}]*,[^{}]*\}|\[(?:\d+-\d+|[a-z]-[a-z])(?::\d+)?\]/i;
const parts = /^(https?):\/\/(?:([^/?#@]*)@)?([^/?#]*)([^?#]*)(?:\?([^#]*))?/i;

/**
 * Takes the address of a command apart; `isPlain` is true where braces and brackets in it stand for themselves
 * (`--globoff`). Throws a Refusal for one that is not HTTP, or that stands for several.
 */
export function readAddress(written: string, isPlain: boolean): Address {
  if (!isPlain && severalValues.test(written)) {
    const found = severalValues.exec(written)?.[0];
    throw new Refusal(`"${found}" in the address stands for several requests. Write one address.`);
  }
  const text = isPlain ? written : written.replace(/\\([[\]{}])/g, '$1');
  // Where none is written, cURL takes this one.
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const [, scheme = '', credentials, host = '', path = '', query = ''] = parts.exec(whole) ?? [];
  const url = host !== '' && URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`) : undefined;
  if (url === undefined || /[${}<>]/.test(host)) throw new Refusal(notAnAddress(text));
  return { origin: url.origin, path: path === '' ? '/' : path, query, user: readUser(credentials) };
}

function notAnAddress(text: string): string {
  return `"${text}" is no address of a host over http or https. Write the whole address into the command.`;
}

function readUser(credentials: string | undefined): Address['user'] {
  if (credentials === undefined || credentials === '') return undefined;
  const [name = '', ...rest] = credentials.split(':');
  const password = rest.join(':');
  return { name: decodeUri(name) ?? name, password: decodeUri(password) ?? password };
}
