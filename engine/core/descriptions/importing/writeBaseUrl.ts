import type { JsonValue } from '../../json/value.ts';
import { cleanAddress } from '../../request/cleanAddress.ts';
import { isMarked } from '../../secrecy/credentialNames.ts';
import type { DescribedParam, DescribedServer, ServerVariable } from '../apiDescription.ts';
import { cleanServer, isComplete } from '../cleanServer.ts';
import { splitServer, standInFor, unnamedAddress } from '../serverVariables.ts';
import type { Attributes } from './attributes.ts';
import { attributeName, knownText } from './sentValue.ts';

/** The base address of a configuration, and the reason for a difference from the document. */
export interface WrittenBaseUrl {
  value: JsonValue;
  /** The address as text, with `{name}` for its variables. */
  text: string;
  remark?: string;
}

/** The first segments of paths in the base address, and the described parameters in them. */
export interface BasePath {
  segments: readonly string[];
  params: readonly DescribedParam[];
}

/**
 * Writes the address of a server and the beginning of paths, with a slash at its end
 * (`docs/format/configuration.md#51-baseurl`). Variables and parameters in it become attributes.
 */
export function writeBaseUrl(
  server: Pick<DescribedServer, 'url' | 'variables'> | undefined,
  path: BasePath,
  attributes: Attributes,
): WrittenBaseUrl {
  const url = cleanAddress(server?.url ?? '');
  const whole = placed(url, server?.variables ?? [], path);
  const { url: text, variables } = whole ?? placed('', [], path) ?? { url: unnamedAddress, variables: [] };
  const value = valueWith(text, variables, attributes);
  if (whole !== undefined && isComplete(url)) return { value, text };
  const what = whole === undefined ? 'No request could use the base address' : 'The document does not name a server';
  return { value, text, remark: `${what}. Replace "${unnamedAddress}" in "baseUrl" by the address of the API.` };
}

/** The address with the beginning of paths; undefined if no request could use it. */
function placed(url: string, variables: DescribedServer['variables'], path: BasePath): DescribedServer | undefined {
  if (!isComplete(url) && !URL.canParse(url, unnamedAddress)) return undefined;
  const root = withSlash(isComplete(url) ? url : new URL(url, unnamedAddress).href);
  const text = root + path.segments.map((segment) => `${segment}/`).join('');
  return cleanServer({ url: text, description: '', variables: [...variables, ...path.params.map(asVariable)] });
}

function asVariable(param: DescribedParam): ServerVariable {
  return { name: param.name, value: knownText(param), description: param.description };
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}

function valueWith(text: string, variables: DescribedServer['variables'], attributes: Attributes): JsonValue {
  const parts = splitServer(text);
  if (parts.length === 1) return text;
  const args = parts.map((part, at): JsonValue => {
    if (at % 2 === 0) return part;
    const { value: known = '', description = '' } = variables.find(({ name }) => name === part) ?? {};
    const name = attributeName(part);
    const value = isMarked(name) ? '' : known;
    const standIn = value === '' ? standInFor(parts, at) : undefined;
    return { attr: attributes.add(name, value, description || 'Part of the base address', standIn) };
  });
  return { function: 'concat', args: args.filter((arg) => arg !== '') };
}
