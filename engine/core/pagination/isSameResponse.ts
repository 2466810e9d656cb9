import { deepEquals } from '../json/deepEquals.ts';
import type { PageContent } from '../records/pageContent.ts';
import type { RecordSample } from './sampleRecords.ts';

interface ComparedResponse {
  content: Pick<PageContent, 'response'>;
  /** The text of the response. */
  body: Uint8Array;
  /** Its text was written from the response: different ones may have the same. */
  isError: boolean;
  sample: RecordSample;
}

/**
 * Whether two responses of one job are equal (`docs/format/pagination.md#1-the-loop-of-one-job`). Different samples
 * come from different responses and the same bytes are the same response, so few are compared whole.
 */
export function isSameResponse(one: ComparedResponse, other: ComparedResponse): boolean {
  if (one.sample.digest !== other.sample.digest) return false;
  const isAsSent = !one.isError && !other.isError;
  return (
    (isAsSent && Buffer.compare(one.body, other.body) === 0) || deepEquals(one.content.response, other.content.response)
  );
}
