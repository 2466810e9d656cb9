import { sendJson } from '../../support/startApi.ts';
import type { Answer, Got } from '../../support/twoOrigins.ts';
import { sessionCanary } from './places.ts';

/** The way in which the API sends a run to a stranger. */
export interface Way {
  by: 'next page' | 'child' | 'redirect' | 'redirect of the login' | 'redirect at the stranger';
  /** The status of redirects. */
  status: number;
  /** The part of the request that the address repeats. */
  repeats: 'nothing' | 'address' | 'headers' | 'body';
}

export const ways: readonly Way['by'][] = [
  'next page',
  'child',
  'redirect',
  'redirect of the login',
  'redirect at the stranger',
];
export const repeated: readonly Way['repeats'][] = ['nothing', 'address', 'headers', 'body'];
export const statuses = [301, 302, 303, 307, 308] as const;

/** A response: a redirect to an address, or JSON. */
type Said = string | object;

/** An API that sends the run to the stranger in this way. */
export function answerIn(way: Way): Answer {
  return (got, response, { isStranger, stranger, url }) => {
    const said = isStranger ? saidByStranger(got, way, url) : saidByApi(got, way, { stranger, url });
    if (typeof said === 'string') response.writeHead(way.status, { location: said }).end();
    else sendJson(response, said);
  };
}

function saidByApi(got: Got, { by, repeats }: Way, { stranger, url }: { stranger: string; url: string }): Said {
  const target = `${stranger}${pathOf(got, repeats)}`;
  const isLogin = got.path.startsWith('/login');
  if (by === (isLogin ? 'redirect of the login' : 'redirect')) return target;
  if (isLogin) return { session: sessionCanary };
  const leadsOn = (by === 'next page' || by === 'redirect at the stranger') && got.path !== '/back';
  return { items: [{ id: 1, url: by === 'child' ? target : `${url}/child` }], next: leadsOn ? target : null };
}

/** Redirects go once to itself, and then by way of the API. */
function saidByStranger({ path }: Got, { by }: Way, url: string): Said {
  if (by === 'redirect at the stranger') return path === '/via' ? `${url}/back` : '/via';
  return by === 'redirect of the login' ? { session: sessionCanary } : { items: [{ id: 2 }] };
}

function pathOf({ path, headers, body }: Got, repeats: Way['repeats']): string {
  const given = repeats === 'headers' ? headersOf(headers) : body;
  if (repeats === 'address') return path;
  return repeats === 'nothing' || given === '' ? '/x?page=2' : `/x?page=2&given=${encodeURIComponent(given)}`;
}

function headersOf({ authorization, cookie, ...others }: Got['headers']): string {
  return [authorization, cookie, others['x-api-key'], others['x-session'], others['content-type']].join(' ').trim();
}
