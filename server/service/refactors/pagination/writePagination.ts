import type { ObjectASTNode, TextEdit } from 'vscode-json-languageservice';
import { getField, type JsonObject, objectFrom } from '../../../../engine/core/json/value.ts';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import { findProperty } from '../../model/nodes.ts';
import { insertProperty, replaceWith } from '../../text/edits.ts';
import { insertValue } from '../../text/insertValue.ts';
import { indentationAt, layOut, layoutOf } from '../../text/layout.ts';
import { rangeOf } from '../../text/ranges.ts';

/**
 * Writes a paging method: as another scroller if there are several, else in place of what `pagination`
 * has. Undefined if the document has no place for it.
 */
export function writePagination(
  model: ExtractorModel,
  value: JsonObject,
  job: Job | undefined,
): TextEdit[] | undefined {
  const { document, api, pagination, multiple } = model;
  const property = findProperty(api, 'pagination');
  if (api === undefined) return undefined;
  if (property === undefined) return [insertValue(document, api, 'pagination', value)];
  if (pagination === undefined) return undefined;
  if (multiple) return addScroller(model, pagination, value, job);
  const newText = layOut(value, layoutOf(document), indentationAt(document, pagination.offset));
  return [{ range: rangeOf(document, pagination), newText }];
}

/** A requested job gets the new scroller. */
function addScroller(
  { document }: ExtractorModel,
  pagination: ObjectASTNode,
  value: JsonObject,
  job: Job | undefined,
): TextEdit[] | undefined {
  const property = findProperty(pagination, 'scrollers');
  const scrollers = property?.valueNode;
  if (property && scrollers?.type !== 'object') return undefined;
  const name = freeName(String(getField(value, 'method')), scrollers?.type === 'object' ? scrollers : undefined);
  const added =
    scrollers?.type === 'object'
      ? insertValue(document, scrollers, name, value)
      : insertValue(document, pagination, 'scrollers', objectFrom([[name, value]]));
  return [added, ...(job ? [useScroller(document, job, name)] : [])];
}

function useScroller(document: ExtractorModel['document'], { node }: Job, name: string): TextEdit {
  const value = findProperty(node, 'scroller')?.valueNode;
  return value ? replaceWith(document, value, name) : insertProperty(document, node, 'scroller', name);
}

function freeName(wanted: string, scrollers: ObjectASTNode | undefined): string {
  let name = wanted;
  for (let count = 2; findProperty(scrollers, name) !== undefined; count++) name = `${wanted}-${count}`;
  return name;
}
