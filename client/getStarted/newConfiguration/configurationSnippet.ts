import type { Template } from '../../../engine/authentication.ts';
import type { OfferedAuthentication } from './authenticationOffers.ts';

/** The starting point of a new configuration. */
export interface ConfigurationStart {
  baseUrl: string;
  authentication: Pick<OfferedAuthentication, 'api' | 'config'>;
  endpoint: string;
}

/**
 * The text of a new configuration as an editor snippet: everything still undecided is a tab stop. The values of secrets
 * stay empty for the user to fill in.
 */
export function configurationSnippet({ baseUrl, authentication, endpoint }: ConfigurationStart): string {
  const stops = new TabStops();
  const fields = (template: Template) => Object.entries(template).map((field) => fieldText(field, '    ', stops));
  const api = [`    "baseUrl": ${literal(endWithSlash(baseUrl))}`, ...fields(authentication.api)];
  const config = fields(authentication.config).map((field) => `${field},`);
  return [
    '{',
    '  "api": {',
    api.join(',\n'),
    '  },',
    '  "config": {',
    ...config,
    '    "jobs": [',
    '      {',
    `        "endpoint": ${literal(endpoint)},`,
    `        "dataType": "${stops.add(nameOf(endpoint))}"`,
    '      }',
    '    ]',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** The tab stops of a snippet, in order. */
class TabStops {
  #count = 0;

  /** A tab stop with its initial text, or with the texts to choose from. */
  add(text: string): string {
    this.#count += 1;
    if (text === '') return `$${this.#count}`;
    return text.includes('|')
      ? `\${${this.#count}|${text.replaceAll('|', ',')}|}`
      : `\${${this.#count}:${inside(text)}}`;
  }

  /** A string of a template, which may be a tab stop. */
  quoted(text: string): string {
    const initial = /^‹(.*)›$/.exec(text)?.[1];
    return initial === undefined ? literal(text) : `"${this.add(initial)}"`;
  }
}

/** A key with its value: on one line, unless its objects contain further objects. */
function fieldText([key, value]: [string, string | Template], indent: string, stops: TabStops): string {
  const name = stops.quoted(key);
  if (typeof value === 'string') return `${indent}${name}: ${stops.quoted(value)}`;
  const isFlat = depthOf(value) <= 2;
  const fields = Object.entries(value).map((field) => fieldText(field, isFlat ? '' : `${indent}  `, stops));
  const object = isFlat ? `{ ${fields.join(', ')} }` : `{\n${fields.join(',\n')}\n${indent}}`;
  return `${indent}${name}: ${object}`;
}

/** How deep objects are nested. */
function depthOf(value: string | Template): number {
  return typeof value === 'string' ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** The last part of an endpoint's path that can name a table. */
function nameOf(endpoint: string): string {
  const path = endpoint.replace(/[?#].*$/, '');
  const name = path.split('/').findLast((part) => /^[\w-]+$/.test(part));
  return name ?? 'records';
}

/** Without the slash the last part of the path would be lost (`docs/format/pagination.md#3-building-the-url`). */
function endWithSlash(url: string): string {
  return /[?#]/.test(url) ? url : url.replace(/\/?$/, '/');
}

/** A JSON string within a snippet. */
function literal(text: string): string {
  return inside(JSON.stringify(text));
}

/** Escapes the characters that have a meaning in a snippet. */
function inside(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** Why a text cannot be the base URL of an API, as a sentence; undefined where it can. */
export function findAddressProblem(text: string): string | undefined {
  const address = URL.parse(text.trim());
  if (address === null) return 'Enter a full URL, such as https://api.example.com/v2/.';
  if (!/^https?:$/.test(address.protocol)) return 'The URL must start with https:// or http://.';
  if (address.username !== '' || address.password !== '')
    return 'Leave out the username and password: they are secrets.';
  return undefined;
}
