import { allLayers } from '../model/configLayers.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { isFinished } from './isFinished.ts';
import type { RuleContext } from './rule.ts';

/** Keys without attributes. Most of the typing happens in the first. */
const notAttributes = new Set(['jobs', 'mappings']);

/** Whether every attribute is written out. In a half-written `config` one may still be missing. */
export function attributesAreFinished(model: ExtractorModel, context: RuleContext): boolean {
  const { parameters, config } = model;
  if (!parameters || !config || context.isBroken(parameters)) return false;
  return allLayers(model).every((layer) => {
    const attributes = layer.properties.filter(({ keyNode }) => !notAttributes.has(keyNode.value));
    return !context.isBroken(layer) && attributes.every((attribute) => isFinished(attribute, context));
  });
}
