import type { ASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { asObject, asText, findList, findObject, findText } from '../model/nodes.ts';

/**
 * A base address that is put together from texts and attributes, with `{name}` for an attribute in its path, whose
 * value may change. Undefined for anything else.
 */
export function computedBase({ api, config }: Pick<ExtractorModel, 'api' | 'config'>): URL | undefined {
  const call = findObject(api, 'baseUrl');
  if (findText(call, 'function')?.value !== 'concat') return undefined;
  const parts = (findList(call, 'args')?.items ?? []).map(partOf);
  if (parts.includes(undefined)) return undefined;
  const [, root = '', path = ''] = /^([^/]*(?::\/\/[^/?#]*)?)(.*)/s.exec(parts.join('')) ?? [];
  const known = root.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => findText(config, name)?.value ?? 'x');
  return URL.canParse(known + path) ? new URL(known + path) : undefined;
}

function partOf(argument: ASTNode): string | undefined {
  const name = findText(asObject(argument), 'attr')?.value;
  return name === undefined ? asText(argument)?.value : `{${name}}`;
}
