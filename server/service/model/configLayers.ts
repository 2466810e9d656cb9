import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from './extractorModel.ts';
import { asObject, findValue } from './nodes.ts';

/** `config`, and the elements of `iterations`, whose keys override it one after the other. */
interface ConfigLayers {
  config: ObjectASTNode | undefined;
  iterations: ObjectASTNode[];
}

/** The layers that the `config` of a run is made of (`docs/format/configuration.md#8-iterations`). */
export function configLayers({ parameters, config }: ExtractorModel): ConfigLayers {
  const iterations = elementsOf(findValue(parameters, 'iterations')).flatMap((element) => asObject(element) ?? []);
  return { config, iterations };
}

/** The layers in one list, weakest first. */
export function allLayers(model: ExtractorModel): ObjectASTNode[] {
  const { config, iterations } = configLayers(model);
  return [...(config ? [config] : []), ...iterations];
}

function elementsOf(node: ASTNode | undefined): ASTNode[] {
  if (node?.type === 'array') return node.items;
  return asObject(node)?.properties.flatMap(({ valueNode }) => valueNode ?? []) ?? [];
}
