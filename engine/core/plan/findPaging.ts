import type { ExtractionConfig, JobConfig } from '../config/extractionConfig.ts';
import { textField } from '../config/readValues.ts';
import type { JsonObject } from '../json/value.ts';
import { findScrollers } from '../pagination/findScrollers.ts';
import { selectScroller } from '../pagination/selectScroller.ts';

/** The paging options that apply to a job. */
export interface JobPaging {
  method: string;
  options: JsonObject;
  /** What a person would call them. */
  called: string;
  pointer: string;
  /** Every set of options whose stop conditions count, the outer ones first. */
  conditions: JsonObject[];
}

/** The paging options of a job, and where they stand; undefined where no pagination applies. */
export function findPaging(
  { pagination }: Pick<ExtractionConfig, 'pagination'>,
  { scroller }: Pick<JobConfig, 'scroller'>,
): JobPaging | undefined {
  const selected = selectScroller(pagination, scroller);
  if (pagination === undefined || !('options' in selected)) return undefined;
  const { options } = selected;
  const method = textField(options, 'method');
  const found = findScrollers(pagination, '/api/pagination').find((one) => one.options === options);
  if (method === undefined || found === undefined) return undefined;
  return {
    method,
    options,
    called: found.name === undefined ? '"pagination"' : `the scroller "${found.name}"`,
    pointer: found.pointer,
    conditions: options === pagination ? [options] : [pagination, options],
  };
}
