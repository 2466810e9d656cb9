import { isOfApi } from '../../request/splitAddress.ts';
import { parseStrictQuery, queryOf } from '../../request/strictQuery.ts';
import type { DocumentNode } from '../documentNode.ts';
import { paramName, variablesIn } from '../recorded/templates.ts';
import { type CollectionField, readFields, readText } from './fields.ts';
import { asTemplate, type Variables } from './variables.ts';

export interface CollectionAddress {
  /** The address as written, with the values of known variables. */
  url: string;
  /** Scheme and host, or a variable for them: `{baseUrl}`. */
  root: string;
  /** The segments that belong to the API, such as a version: `/api/v2/`. With a slash at both ends. */
  base: string;
  /** The path with the base and with parameters: `/api/v2/users/{id}`. */
  path: string;
  /** The values and descriptions of parameters in the path, by name. */
  pathValues: ReadonlyMap<string, { value: string | undefined; description: string }>;
  query: readonly CollectionField[];
}

/** Reads the `url` of a request: a text, or an object with its parts. */
export function readAddress(url: DocumentNode, variables: Variables): CollectionAddress {
  const raw = typeof url.value === 'string' ? url.value.trim() : url.wholeText('raw') || assemble(url);
  const { root, path } = splitRoot(raw, variables);
  const [base, rest] = splitBase(path.split('/').slice(1), variables);
  const pathOf = (segments: readonly string[]) => segments.map((segment) => `/${asParam(segment)}`).join('');
  return {
    url: variables.resolve(raw),
    root,
    base: `${pathOf(base)}/`,
    path: pathOf([...base, ...rest]) || '/',
    pathValues: new Map([...variableValues(rest, variables), ...describedValues(url, variables)]),
    query: readQuery(url, raw),
  };
}

function assemble(url: DocumentNode): string {
  const joined = (key: string, separator: string) =>
    typeof url.at(key).value === 'string' ? url.text(key) : partsAt(url.at(key)).join(separator);
  const protocol = url.text('protocol');
  const port = url.text('port');
  const path = joined('path', '/');
  return `${protocol && `${protocol}://`}${joined('host', '.')}${port && `:${port}`}${path && `/${path.replace(/^\//, '')}`}`;
}

function partsAt(list: DocumentNode): string[] {
  return list.elements().map((part) => readText(list, part.key));
}

/** Splits off the root. The value of a variable for the host often has the first segments too. */
function splitRoot(raw: string, variables: Variables): { root: string; path: string } {
  const [, host = '', path = ''] = /^((?:[^/?#:]+:\/\/)?[^/?#]*)([^?#]*)/.exec(raw) ?? [];
  const resolved = variables.resolve(host);
  const whole = resolved === host ? raw : resolved.replace(/\/$/, '') + path;
  const [, scheme = '', name = '', below = ''] = /^([^/?#:]+:\/\/)?(?:[^/?#]*@)?([^/?#]*)([^?#]*)/.exec(whole) ?? [];
  return { root: asTemplate(`${scheme || usualScheme(name)}${name}`), path: below };
}

/** The scheme of a host without one; a variable may have it. */
function usualScheme(host: string): string {
  if (host === '' || host.startsWith('{{')) return '';
  return /^(?:localhost|[\d.]+|\[.*\])(?::\d+)?$/.test(host) ? 'http://' : 'https://';
}

/** Splits off the base: variables before the first resource are a version, a tenant, or the like. */
function splitBase(segments: readonly string[], variables: Variables): [base: string[], rest: string[]] {
  const end = segments
    .slice(0, -1)
    .findIndex((segment, index) => !/^\{\{[^{}]*\}\}$/.test(segment) && !isOfApi(segment, segments[index - 1]));
  const count = end < 0 ? Math.max(0, segments.length - 1) : end;
  const base = segments.slice(0, count).flatMap((segment) => variables.resolve(segment).split('/'));
  return [base.filter((segment) => segment !== ''), segments.slice(count)];
}

/** `:id` and `{{id}}` as `{id}`. */
function asParam(segment: string): string {
  const [, name] = /^:([^:{}]+)$/.exec(segment) ?? [];
  return name === undefined ? asTemplate(segment) : `{${paramName(name)}}`;
}

function variableValues(segments: readonly string[], variables: Variables) {
  return segments
    .flatMap(variablesIn)
    .map(({ name, written }) => [paramName(name), { value: variables.valueOf(written), description: '' }] as const);
}

function describedValues(url: DocumentNode, variables: Variables) {
  const described = typeof url.value === 'string' ? [] : url.at('variable').elements();
  return described.map((node) => {
    const value = variables.valueOf(node.wholeText('value'));
    return [
      paramName(node.name('key') || node.name('id')),
      { value, description: readText(node, 'description') },
    ] as const;
  });
}

function readQuery(url: DocumentNode, raw: string): CollectionField[] {
  const listed = typeof url.value === 'string' || url.at('query').isMissing ? undefined : readFields(url.at('query'));
  const written = parseStrictQuery(queryOf(raw));
  return listed ?? written.map(([name, value]) => ({ name, value: value ?? '', description: '', isSent: true }));
}
