import { flattenTo } from '@pagewright/core/expressions/flatten';
import { hasField, type JsonObject, type JsonScalar, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { configLayers } from './configLayers.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { jsonValue } from './jsonValue.ts';

type Leaves = ReadonlyMap<string, JsonScalar | JsonObject>;

/** The attributes that references can name. */
export interface Attributes {
  /** Values by flattened name, of `config`, the environment and all iterations; a computed attribute has its call. */
  leaves: Leaves;
  /** The number of the first iteration, from 1, without such an attribute; undefined if all have it. */
  lackingIteration(name: string): number | undefined;
}

const known = new WeakMap<ExtractorModel, Attributes>();

/** The attributes of a document; read on first use. */
export function attributesOf(model: ExtractorModel): Attributes {
  const found = known.get(model) ?? readAttributes(model);
  known.set(model, found);
  return found;
}

function readAttributes(model: ExtractorModel): Attributes {
  const { config, iterations } = configLayers(model);
  const base = leavesIn([...attributesIn(config), ...(model.environment?.attributes ?? [])]);
  const layers = iterations.map((layer) => leavesIn(attributesIn(layer)));
  const leaves = new Map(base);
  for (const layer of layers) for (const [name, value] of layer) if (!leaves.has(name)) leaves.set(name, value);
  const lackingIteration = (name: string) => {
    const index = base.has(name) ? -1 : layers.findIndex((layer) => !layer.has(name));
    return index === -1 ? undefined : index + 1;
  };
  return { leaves, lackingIteration };
}

const left = new Set(['jobs', 'mappings']);

/** The attributes of a layer. Jobs are not attributes; mappings are, but nobody refers to them and they are long. */
export function attributesIn(layer: ReturnType<typeof configLayers>['config']): [string, JsonValue][] {
  return (layer?.properties ?? []).flatMap(({ keyNode, valueNode }): [string, JsonValue][] =>
    valueNode && !left.has(keyNode.value) ? [[keyNode.value, jsonValue(valueNode)]] : [],
  );
}

function leavesIn(attributes: [string, JsonValue][]): Leaves {
  return flattenTo(objectFrom(attributes), (object) => hasField(object, 'function'));
}
