import { textOf } from '@pagewright/core/json/textOf';
import { isObject, type JsonObject } from '@pagewright/core/json/value';
import { readPageSize } from '@pagewright/core/pagination/pageSize';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, ScrollerNode } from '../../model/extractorModel.ts';
import { jsonValue } from '../../model/jsonValue.ts';
import { findObject } from '../../model/nodes.ts';
import type { UnwrittenValue } from './unwrittenValue.ts';

/** The page size that the scroller of a job sets; none if the job writes one or does not page by counting. */
export function jobPageSizes({ scrollers }: ExtractorModel): (job: ObjectASTNode) => UnwrittenValue[] {
  const scrollerOf = new Map<ObjectASTNode, ScrollerNode>();
  for (const scroller of scrollers) for (const job of scroller.jobs) scrollerOf.set(job.node, scroller);
  return (job) => {
    const scroller = scrollerOf.get(job);
    return scroller ? pageSizeOf(job, scroller) : [];
  };
}

function pageSizeOf(job: ObjectASTNode, { name, paging }: ScrollerNode): UnwrittenValue[] {
  if (paging?.counted === undefined) return [];
  const { keys } = paging.counted;
  const { param, value, from } = readPageSize(paging, paramsOf(job));
  if (from === 'scroller') {
    const place = name === undefined ? '"pagination"' : `the scroller "${name}"`;
    return [{ label: `${param}: ${textOf(value ?? null)}`, reason: `Set by "${keys.size}" of ${place}.` }];
  }
  if (from === 'job' || paging.endsBy !== 'short-page') return [];
  const reason = 'No page size is sent, so the number of rows of the first page counts as the page size.';
  return [{ label: 'page size: as page 1', reason }];
}

function paramsOf(job: ObjectASTNode): JsonObject {
  const params = findObject(job, 'params');
  const value = params && jsonValue(params);
  return isObject(value) ? value : {};
}
