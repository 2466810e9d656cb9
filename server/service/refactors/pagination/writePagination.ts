import { jsonText } from '@pagewright/core/json/jsonText';
import { layOut } from '@pagewright/core/json/layOut';
import { getField, type JsonObject, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { freeName } from '@pagewright/core/text/freeName';
import type { ObjectASTNode, PropertyASTNode, TextEdit } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import { jsonValue } from '../../model/jsonValue.ts';
import { findProperty, findText } from '../../model/nodes.ts';
import { insertValue } from '../../text/insertValue.ts';
import { indentationAt, layoutOf } from '../../text/layout.ts';
import { rangeOf } from '../../text/ranges.ts';
import { setScroller, writeMultiple } from '../writeMultiple.ts';

/**
 * Writes a paging method. For one of several jobs it becomes a separate scroller, which leaves the others unchanged;
 * otherwise it replaces the value of `pagination`. No edits if nothing changes, undefined without a place for it.
 */
export function writePagination(
  model: ExtractorModel,
  value: JsonObject,
  job: Job | undefined,
): TextEdit[] | undefined {
  const { document, api, pagination, multiple, allJobs } = model;
  const property = findProperty(api, 'pagination');
  if (api === undefined) return undefined;
  if (property === undefined) return [insertValue(document, api, 'pagination', value)];
  if (pagination === undefined) return undefined;
  if (isSame(jsonValue(pagination), value)) return [];
  if (multiple) return addScroller(model, pagination, value, job);
  const method = findText(pagination, 'method')?.value;
  if (job && method && allJobs.length > 1) {
    const own = String(getField(value, 'method'));
    return writeMultiple(model, { pagination, method }, { name: own === method ? `${own}-2` : own, value, job });
  }
  const newText = layOut(value, layoutOf(document), indentationAt(document, pagination.offset));
  return [{ range: rangeOf(document, pagination), newText }];
}

/** Adds a scroller for the requested job. */
function addScroller(
  model: ExtractorModel,
  pagination: ObjectASTNode,
  value: JsonObject,
  job: Job | undefined,
): TextEdit[] | undefined {
  const { document } = model;
  const property = findProperty(pagination, 'scrollers');
  const scrollers = property?.valueNode;
  if (property && scrollers?.type !== 'object') return undefined;
  const same =
    scrollers?.type === 'object' && scrollers.properties.find((each) => hasValue(each, value))?.keyNode.value;
  if (same) return job ? [setScroller(model, job, same)] : undefined;
  const taken = scrollers?.type === 'object' ? scrollers : undefined;
  const name = freeName(String(getField(value, 'method')), (key) => findProperty(taken, key) !== undefined);
  const added =
    scrollers?.type === 'object'
      ? insertValue(document, scrollers, name, value)
      : insertValue(document, pagination, 'scrollers', objectFrom([[name, value]]));
  return [added, ...(job ? [setScroller(model, job, name)] : [])];
}

function hasValue({ valueNode }: PropertyASTNode, value: JsonObject): boolean {
  return valueNode !== undefined && isSame(jsonValue(valueNode), value);
}

function isSame(one: JsonValue, other: JsonValue): boolean {
  return jsonText(one) === jsonText(other);
}
