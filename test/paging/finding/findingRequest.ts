import type { IncomingMessage } from 'node:http';

/** A request as a mock API sees it: its parameters, from the query, a form or a JSON body. */
export interface FindingRequest {
  /** Number of the request, from 1 on. */
  turn: number;
  method: string;
  path: string;
  query: URLSearchParams;
  /** The JSON object in the body, or an empty one. */
  body: Record<string, unknown>;
  headers: IncomingMessage['headers'];
  /** Scheme, host and port of the API, and of a second host that answers the same. */
  origin: string;
  otherOrigin: string;
  /** A parameter, wherever it is; numbers as texts. */
  text(name: string): string | undefined;
  /** A parameter as a whole number. */
  number(name: string, otherwise: number): number;
  /** A page size that is cut at the largest. */
  size(name: string, otherwise: number, most: number): number;
  /** The name of a parameter that is none of these. */
  strange(known: readonly string[]): string | undefined;
}

export interface Told {
  turn: number;
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  content: string;
  origin: string;
  otherOrigin: string;
}

export function findingRequest({ turn, method, url, headers, content, origin, otherOrigin }: Told): FindingRequest {
  const { pathname: path, searchParams: query } = new URL(url, origin);
  const isForm = /x-www-form-urlencoded/.test(headers['content-type'] ?? '');
  const form = new URLSearchParams(isForm ? content : '');
  const body = isForm ? {} : objectIn(content);
  const text = (name: string) => textOf(form.get(name) ?? body[name] ?? query.get(name));
  const number = (name: string, otherwise: number) => {
    const found = text(name) ?? '';
    return found !== '' && Number.isFinite(Number(found)) ? Math.trunc(Number(found)) : otherwise;
  };
  const size = (name: string, otherwise: number, most: number) => {
    const found = number(name, otherwise);
    return found < 1 ? otherwise : Math.min(found, most);
  };
  const strange = (known: readonly string[]) =>
    [...query.keys(), ...form.keys(), ...Object.keys(body)].find((name) => !known.includes(name));
  return { turn, method, path, query, body, headers, origin, otherOrigin, text, number, size, strange };
}

/** The JSON object in a body, with texts for numbers that a double would round. */
function objectIn(content: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content.replace(/(?<=[:[,])-?\d{16,}(?=[,\]}])/g, '"$&"'));
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
