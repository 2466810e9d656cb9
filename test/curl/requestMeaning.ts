import type { SeenRequest } from './captureRequests.ts';
import type { CommandLine } from './commandLines.ts';

/** A request without what two programs may do differently. */
export interface RequestMeaning {
  method: string;
  path: string;
  /** Decoded, in order. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  json?: unknown;
  form?: [name: string, value: string][];
}

/** Headers that every client sets, without a meaning for an API; Content-Type follows from the body. */
const ownHeaders =
  /^(?:host|connection|content-length|content-type|accept-encoding|keep-alive|sec-.*|accept-language|cache-control|referer)$/;

export function meaningOf({ method, url, headers, body }: SeenRequest): RequestMeaning {
  const [path = '', query = ''] = url.split('?');
  const isJson = headers['content-type']?.startsWith('application/json');
  const kept = Object.entries(headers).filter(([name, value]) => {
    if (name === 'accept') return value !== '*/*';
    if (name === 'user-agent') return !/^(?:curl|Mozilla|GuzzleHttp)/.test(value);
    return !ownHeaders.test(name);
  });
  return {
    method,
    path: decodeURIComponent(path),
    query: [...new URLSearchParams(query)],
    headers: Object.fromEntries(kept),
    ...(method === 'POST' && (isJson ? { json: JSON.parse(body) } : { form: [...new URLSearchParams(body)] })),
  };
}

/** The request of a command by the table. */
export function meaningOfLine({ sends, headers = {}, json, form }: CommandLine): RequestMeaning {
  const [method = '', url = ''] = sends.split(' ');
  const [path = '', query = ''] = url.split('?');
  return {
    method,
    path: decodeURIComponent(path),
    query: [...new URLSearchParams(query)],
    headers,
    ...(json !== undefined && { json }),
    ...(form !== undefined && { form }),
  };
}

/** The meaning with other parameters at the start, and with the moved ones, by name, at the end. */
export function beginning(meaning: RequestMeaning, { begins = {}, moved = [] }: CommandLine): RequestMeaning {
  const arrange = (pairs: [string, string][]) => {
    const begun = pairs.flatMap(([name, value]): [string, string][] => {
      const first = name in begins ? begins[name] : value;
      return first === undefined ? [] : [[name, first]];
    });
    const isMoved = ([name]: [string, string]) => moved.includes(name);
    const last = begun.filter(isMoved).toSorted(([one], [other]) => one.localeCompare(other));
    return [...begun.filter((pair) => !isMoved(pair)), ...last];
  };
  const { query, form } = meaning;
  return { ...meaning, query: arrange(query), ...(form && { form: arrange(form) }) };
}
