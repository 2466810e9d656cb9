import type { JsonValue } from '../../json/value.ts';
import type { ApiDescription, DescribedServer } from '../apiDescription.ts';
import type { Attributes } from './attributes.ts';

/** The base address of a configuration, and why it is not quite that of the document. */
export interface WrittenBaseUrl {
  value: JsonValue;
  /** As text, with `{name}` for its variables. */
  text: string;
  remark?: string;
}

/** Takes the place of an address that a document does not name. */
const unnamed = 'https://api.example.com/';

/**
 * The first server of the document, or the one that was asked for, with a slash at its end
 * (`docs/format/configuration.md#51-baseurl`). Its variables become attributes.
 */
export function writeBaseUrl(
  { servers }: Pick<ApiDescription, 'servers'>,
  wanted: string | undefined,
  attributes: Attributes,
): WrittenBaseUrl {
  const described = servers.find(({ url }) => url === wanted) ?? (wanted === undefined ? servers[0] : undefined);
  const { url, variables } = described ?? { url: wanted ?? '', variables: [] };
  const isComplete = /^(https?:\/\/|\{)/i.test(url);
  const text = withSlash(withoutUser(isComplete ? url : new URL(url, unnamed).href));
  const value = valueWith(text, variables, attributes);
  if (isComplete) return { value, text };
  const remark = `The document does not name a server. Replace "${unnamed}" in "baseUrl" by the address of the API.`;
  return { value, text, remark };
}

/** A username and a password are credentials, and belong in no file. */
function withoutUser(url: string): string {
  return url.replace(/^(\w+:\/\/)[^/?#]*@/, '$1');
}

function withSlash(url: string): string {
  const [, path = ''] = /^([^?#]*)/.exec(url) ?? [];
  return path.endsWith('/') ? path : `${path}/`;
}

/** For a variable without a value, what can be in its place: a scheme, an address, a port, otherwise its name. */
function standInFor(name: string, before: string, after: string): string {
  if (after.startsWith('://')) return 'https';
  if (before === '') return unnamed.replace(/\/$/, '');
  if (before.endsWith(':')) return '443';
  return name.replace(/[^A-Za-z\d]+/g, '-').replace(/^-|-$/g, '') || 'value';
}

function valueWith(text: string, variables: DescribedServer['variables'], attributes: Attributes): JsonValue {
  const parts = text.split(/\{([^{}]+)\}/);
  if (parts.length === 1) return text;
  const args = parts.map((part, at): JsonValue => {
    if (at % 2 === 0) return part;
    const { value = '', description = '' } = variables.find(({ name }) => name === part) ?? {};
    const standIn = value === '' ? standInFor(part, parts.slice(0, at).join(''), parts[at + 1] ?? '') : undefined;
    return { attr: attributes.add(part, value, description || 'Part of the base address', standIn) };
  });
  return { function: 'concat', args: args.filter((arg) => arg !== '') };
}
