import type { Range } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { rangeOf } from '../text/ranges.ts';

/** A job, and where its text is. */
export interface FoundJob {
  /** `docs/contracts.md#job-names`. */
  name: string;
  range: Range;
}

/** All jobs of a configuration, children after their parents. */
export function findJobs({ document, allJobs }: ExtractorModel): FoundJob[] {
  return allJobs.map(({ name, node }) => ({ name, range: rangeOf(document, node) }));
}
