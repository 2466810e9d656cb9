import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import type { Span } from '../text/ranges.ts';

/** The innermost job that contains a whole span. */
export function jobAt({ allJobs }: ExtractorModel, { offset, length }: Span): Job | undefined {
  return allJobs.findLast(({ node }) => offset >= node.offset && offset + length <= node.offset + node.length);
}
