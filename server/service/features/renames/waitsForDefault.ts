import type { ExtractorModel } from '../../model/extractorModel.ts';
import { allLayerJobs } from '../../model/layerJobs.ts';
import { findText } from '../../model/nodes.ts';

/**
 * Whether jobs page, or would page, with the scroller named `default` without naming it
 * (`docs/format/pagination.md#11-multiple`).
 */
export function waitsForDefault(model: ExtractorModel): boolean {
  if (!model.multiple || model.multiple.default) return false;
  return allLayerJobs(model).some(({ node }) => findText(node, 'scroller') === undefined);
}
