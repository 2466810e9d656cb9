import { contentSpan } from '../../text/contentSpan.ts';
import type { ExtractorModel } from '../extractorModel.ts';
import { allLayerJobs } from '../layerJobs.ts';
import { findObject, findText } from '../nodes.ts';
import type { Name } from './name.ts';
import { NameTable } from './nameTable.ts';

/** The scrollers of `multiple`, and the jobs and `default` that name them (`docs/format/pagination.md#11-multiple`). */
export function scrollerNames(model: ExtractorModel): Name[] {
  const { document, pagination } = model;
  const table = new NameTable('scroller');
  for (const { keyNode } of findObject(pagination, 'scrollers')?.properties ?? []) {
    table.getOrAdd(keyNode.value).definitions.push(contentSpan(document, keyNode));
  }
  const jobs = allLayerJobs(model).map(({ node }) => findText(node, 'scroller'));
  for (const use of [findText(pagination, 'default'), ...jobs]) {
    if (use) table.getOrAdd(use.value).uses.push(contentSpan(document, use));
  }
  return table.all();
}
