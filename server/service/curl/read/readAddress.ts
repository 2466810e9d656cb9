import { isAddress } from '@pagewright/core/request/isAddress';
import { decodeUri } from '@pagewright/core/text/decodeUri';
import { Refusal } from '../command/refusal.ts';
import { templateVariable } from '../import/templateText.ts';

/** The parts of an address as written. */
export interface Address {
  origin: string;
  /** The origin as written, if it has variables of a template. */
  originTemplate?: string;
  path: string;
  query: string;
  user: { name: string; password: string } | undefined;
}

const severalValues = /\{[^{},]*,[^{}]*\}|\[(?:\d+-\d+|[a-z]-[a-z])(?::\d+)?\]/i;
const parts = /^(https?):\/\/(?:([^/?#]*)@)?([^/?#@]*)([^?#]*)(?:\?([^#]*))?/i;

/**
 * Parses the address of a command; `isPlain` is true if its braces and brackets are literal
 * (`--globoff`). Throws a Refusal if it is not HTTP, or if it means several addresses.
 */
export function readAddress(written: string, isPlain: boolean): Address {
  if (!isPlain && severalValues.test(written)) {
    const found = severalValues.exec(written)?.[0];
    throw new Refusal(`"${found}" in the address means several requests. Write a single address.`);
  }
  const text = isPlain ? written : written.replace(/\\([[\]{}])/g, '$1');
  // cURL's default scheme.
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const [, scheme = '', credentials, host = '', path = '', query = ''] = parts.exec(whole) ?? [];
  const standIn = host.replace(templateVariable, 'template');
  const url = standIn !== '' && URL.canParse(`${scheme}://${standIn}`) ? new URL(`${scheme}://${standIn}`) : undefined;
  if (url === undefined || /[${}<>]/.test(standIn) || !isAddress(url.href)) throw new Refusal(notAnAddress(text));
  // A variable at the start of the address also holds the scheme.
  const originTemplate = text.startsWith('{{') ? host : `${scheme}://${host}`;
  return {
    origin: url.origin,
    ...(standIn !== host && { originTemplate }),
    // A job fills `{name}` from the records of its parent.
    path: path === '' ? '/' : path.replace(templateVariable, '{$1}'),
    query,
    user: readUser(credentials),
  };
}

function notAnAddress(text: string): string {
  return `"${text}" is not an http or https address. Write the whole address into the command.`;
}

function readUser(credentials: string | undefined): Address['user'] {
  if (credentials === undefined || credentials === '') return undefined;
  const [name = '', ...rest] = credentials.split(':');
  const password = rest.join(':');
  return { name: decodeUri(name) ?? name, password: decodeUri(password) ?? password };
}
