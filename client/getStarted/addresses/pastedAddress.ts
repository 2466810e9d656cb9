import { isCredential, queryParts, splitAddress } from '@pagewright/engine/addresses';
import { decodeUri } from '@pagewright/engine/text/decodeUri';
import { shortened } from '@pagewright/engine/text/shortened';

/** The parts of a pasted address that a new configuration takes. */
export interface PastedAddress {
  baseUrl: string;
  /** Path and query of an endpoint; empty if the address is a base. */
  endpoint: string;
  /** Credentials in the address, by the names of the questions that they answer. */
  credentials: Readonly<Record<string, string>>;
}

/** Maximum length of a quoted host. */
const shownCharacters = 40;

const parts = /^(https?):\/\/(?:([^/?#]*)@)?([^/?#]*)([^?#]*)(?:\?([^#]*))?/i;
const localHost = /^(?:localhost|127\.[\d.]+|\[::1\])(?:[:/?#]|$)/i;

/** Splits what a user pastes or types as the address of an API: a base, or an endpoint with its query. */
export function readAddress(text: string): PastedAddress | { problem: string } {
  const written = withScheme(text.trim());
  const [, scheme = '', user, host = '', path = '', query = ''] = parts.exec(written) ?? [];
  if (scheme === '') return { problem: 'The address must start with https:// or http://.' };
  if (!hasScheme(text) && !looksLikeHost(host))
    return {
      problem: `"${shortened(host, shownCharacters)}" is not the host of an API. Enter an address such as https://api.example.com/v2.`,
    };
  const root = URL.parse(`${scheme}://${host}`);
  const [placeholder] = /(?<!\{)\{+[^{}]*\}+/.exec(host) ?? [];
  if (placeholder !== undefined) return { problem: `Replace "${placeholder}" by its value.` };
  if (root === null || host === '') return { problem: 'Enter an address such as https://api.example.com/v2.' };
  return splitParts(root.origin, path, query, user);
}

function splitParts(
  origin: string,
  path: string,
  query: string,
  user: string | undefined,
): ReturnType<typeof readAddress> {
  const address = splitAddress(origin, path, query !== '');
  const [placeholder] = /(?<!\{)\{+[^{}]*\}+/.exec(address.baseUrl) ?? [];
  if (placeholder !== undefined) return { problem: `Replace "${placeholder}" by its value.` };
  const all = queryParts(query);
  const key = all.find(({ name, value }) => isCredential(name, value ?? ''));
  const kept = all.filter((part) => part !== key).map(({ written }) => written);
  return {
    baseUrl: new URL(address.baseUrl).href,
    endpoint: [address.endpoint, ...(kept.length > 0 ? [kept.join('&')] : [])].join('?'),
    credentials: {
      ...(key && { param: key.name, '#apiKey': key.value ?? '' }),
      ...(user && credentialsOf(user)),
    },
  };
}

/** Whether a text without a scheme begins with a host; a single word, such as `orders`, is an endpoint. */
function looksLikeHost(host: string): boolean {
  return host === '' || /[^.]\.[^.]|:\d+$|[{}]/.test(host) || localHost.test(host);
}

function hasScheme(text: string): boolean {
  return /^\s*(?:GET\s+)?(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(text);
}

/** A line copied from a manual may start with the method. */
function withScheme(text: string): string {
  const address = text.replace(/^GET\s+/i, '').replace(/^\/\//, '');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return address;
  return `${localHost.test(address) ? 'http' : 'https'}://${address}`;
}

function credentialsOf(user: string): Record<string, string> {
  const [name = '', ...rest] = user.split(':').map((part) => decodeUri(part) ?? part);
  return { username: name, '#password': rest.join(':') };
}
