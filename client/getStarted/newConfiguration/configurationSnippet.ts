import type { Template } from '../../../engine/authentication.ts';
import type { OfferedAuthentication } from './authenticationOffers.ts';

/** What a new configuration begins with. */
export interface ConfigurationStart {
  baseUrl: string;
  authentication: Pick<OfferedAuthentication, 'api' | 'config'>;
  endpoint: string;
}

/**
 * The text of a new configuration as a snippet of the editor: what is still to be decided is a place to step to. Values
 * of secrets stay empty, to be filled in by the user.
 */
export function configurationSnippet({ baseUrl, authentication, endpoint }: ConfigurationStart): string {
  const places = new Places();
  const fields = (template: Template) => Object.entries(template).map((field) => fieldText(field, '    ', places));
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
    `        "dataType": "${places.add(nameOf(endpoint))}"`,
    '      }',
    '    ]',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** The places of a snippet to step to, in their order. */
class Places {
  #count = 0;

  /** A place, and the text that stands there at first or the texts to choose from. */
  add(text: string): string {
    this.#count += 1;
    if (text === '') return `$${this.#count}`;
    return text.includes('|')
      ? `\${${this.#count}|${text.replaceAll('|', ',')}|}`
      : `\${${this.#count}:${inside(text)}}`;
  }

  /** A text of a template, which may be a place. */
  quoted(text: string): string {
    const place = /^‹(.*)›$/.exec(text)?.[1];
    return place === undefined ? literal(text) : `"${this.add(place)}"`;
  }
}

/** A key with its value: on one line, unless objects in it hold objects themselves. */
function fieldText([key, value]: [string, string | Template], indent: string, places: Places): string {
  const name = places.quoted(key);
  if (typeof value === 'string') return `${indent}${name}: ${places.quoted(value)}`;
  const isFlat = depthOf(value) <= 2;
  const fields = Object.entries(value).map((field) => fieldText(field, isFlat ? '' : `${indent}  `, places));
  const object = isFlat ? `{ ${fields.join(', ')} }` : `{\n${fields.join(',\n')}\n${indent}}`;
  return `${indent}${name}: ${object}`;
}

/** How many objects are in one another. */
function depthOf(value: string | Template): number {
  return typeof value === 'string' ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** The end of an endpoint's path, as far as it can name a table. */
function nameOf(endpoint: string): string {
  const path = endpoint.replace(/[?#].*$/, '');
  const name = path.split('/').findLast((part) => /^[\w-]+$/.test(part));
  return name ?? 'records';
}

/** Without it the last part of the path would be lost (`pagination.md` section 3). */
function endWithSlash(url: string): string {
  return /[?#]/.test(url) ? url : url.replace(/\/?$/, '/');
}

/** A JSON text within a snippet. */
function literal(text: string): string {
  return inside(JSON.stringify(text));
}

/** The signs that a snippet gives a meaning to. */
function inside(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** What keeps a text from being the base address of an API, as a sentence; undefined where nothing does. */
export function findAddressProblem(text: string): string | undefined {
  const address = URL.parse(text.trim());
  if (address === null) return 'Write a whole address, such as https://api.example.com/v2/.';
  if (!/^https?:$/.test(address.protocol)) return 'The address has to begin with https:// or http://.';
  if (address.username !== '' || address.password !== '')
    return 'Leave the user and the password out: they are secrets.';
  return undefined;
}
