import { allLayers } from '../model/configLayers.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { isFinished } from './isFinished.ts';
import type { RuleContext } from './rule.ts';

/** Keys that hold no attributes; the first of them is where most of the typing is done. */
const notAttributes = new Set(['jobs', 'mappings']);

/** Whether all attributes are there that there will be: in a half-written `config` one may be on its way. */
export function attributesAreFinished(model: ExtractorModel, context: RuleContext): boolean {
  const { parameters, config } = model;
  if (!parameters || !config || context.isBroken(parameters)) return false;
  return allLayers(model).every((layer) => {
    const attributes = layer.properties.filter(({ keyNode }) => !notAttributes.has(keyNode.value));
    return !context.isBroken(layer) && attributes.every((attribute) => isFinished(attribute, context));
  });
}
