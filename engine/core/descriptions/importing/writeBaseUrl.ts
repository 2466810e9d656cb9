import type { JsonValue } from '../../json/value.ts';
import type { DescribedParam, DescribedServer, ServerVariable } from '../apiDescription.ts';
import type { Attributes } from './attributes.ts';
import { attributeName, knownText } from './sentValue.ts';

/** The base address of a configuration, and why it is not quite that of the document. */
export interface WrittenBaseUrl {
  value: JsonValue;
  /** As text, with `{name}` for its variables. */
  text: string;
  remark?: string;
}

/** Takes the place of an address that a document does not name. */
const unnamed = 'https://api.example.com/';

/** The first parts of paths that the base address has, and what is described of the parameters in them. */
export interface BasePath {
  segments: readonly string[];
  params: readonly DescribedParam[];
}

/**
 * The address of a server and the beginning of paths, with a slash at its end
 * (`docs/format/configuration.md#51-baseurl`). Variables and parameters in it become attributes.
 */
export function writeBaseUrl(
  server: Pick<DescribedServer, 'url' | 'variables'> = { url: '', variables: [] },
  path: BasePath,
  attributes: Attributes,
): WrittenBaseUrl {
  const { url, variables } = server;
  const isComplete = /^(https?:\/\/|\{)/i.test(url);
  const root = withSlash(withoutUser(isComplete ? url : new URL(url, unnamed).href));
  const text = root + path.segments.map((segment) => `${segment}/`).join('');
  const value = valueWith(text, [...variables, ...path.params.map(asVariable)], attributes);
  if (isComplete) return { value, text };
  const remark = `The document does not name a server. Replace "${unnamed}" in "baseUrl" by the address of the API.`;
  return { value, text, remark };
}

function asVariable(param: DescribedParam): ServerVariable {
  return { name: param.name, value: knownText(param), description: param.description };
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
    return { attr: attributes.add(attributeName(part), value, description || 'Part of the base address', standIn) };
  });
  return { function: 'concat', args: args.filter((arg) => arg !== '') };
}
