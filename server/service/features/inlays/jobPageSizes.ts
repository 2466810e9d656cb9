import type { ObjectASTNode } from 'vscode-json-languageservice';
import { textOf } from '../../../../engine/core/json/textOf.ts';
import { isObject, type JsonObject, objectFrom } from '../../../../engine/core/json/value.ts';
import { readPageSize } from '../../../../engine/core/pagination/readPageSize.ts';
import type { ExtractorModel, Scroller } from '../../model/extractorModel.ts';
import { jsonValue } from '../../model/jsonValue.ts';
import { findObject } from '../../model/nodes.ts';
import type { UnwrittenValue } from './unwrittenValue.ts';

type Options = Pick<Scroller, 'name' | 'method'> & { options: JsonObject };

/** Gives the page size of a job that its scroller sets; nothing where the job writes one, or does not page by counting. */
export function jobPageSizes({ scrollers }: ExtractorModel): (job: ObjectASTNode) => UnwrittenValue[] {
  const scrollerOf = new Map<ObjectASTNode, Options>();
  for (const { name, method, node, jobs } of scrollers) {
    if (method?.value !== 'offset' && method?.value !== 'pagenum') continue;
    const one = { name, method, options: objectOf(node) };
    for (const job of jobs) scrollerOf.set(job.node, one);
  }
  return (job) => {
    const scroller = scrollerOf.get(job);
    return scroller ? pageSizeOf(job, scroller) : [];
  };
}

function pageSizeOf(job: ObjectASTNode, { name, method, options }: Options): UnwrittenValue[] {
  const { param, value, from } = readPageSize(options, objectOf(findObject(job, 'params')));
  if (from === 'scroller') {
    const place = name === undefined ? '"pagination"' : `the scroller "${name}"`;
    return [
      { label: `${param}: ${textOf(value ?? null) ?? ''}`, reason: `The page size that "limit" of ${place} sets.` },
    ];
  }
  if (from === 'job' || method?.value !== 'offset') return [];
  const reason = 'No page size is sent, so what the first page holds is taken for it.';
  return [{ label: 'page size: that of page 1', reason }];
}

function objectOf(node: ObjectASTNode | undefined): JsonObject {
  const value = node && jsonValue(node);
  return isObject(value) ? value : objectFrom([]);
}
