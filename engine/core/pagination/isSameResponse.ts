import { deepEquals } from '../json/deepEquals.ts';
import type { PageContent } from '../records/pageContent.ts';
import type { RecordSample } from './sampleRecords.ts';

interface ComparedResponse {
  content: Pick<PageContent, 'response'>;
  body: Uint8Array;
  /** Whether the text was written from the response; different responses may then have equal texts. */
  isError: boolean;
  sample: RecordSample;
}

/**
 * Whether two responses of one job are equal (`docs/format/pagination.md#1-the-loop-of-one-job`). Few are compared
 * whole: different samples mean different responses, equal bytes the same one.
 */
export function isSameResponse(one: ComparedResponse, other: ComparedResponse): boolean {
  if (one.sample.digest !== other.sample.digest) return false;
  const isAsSent = !one.isError && !other.isError;
  return (
    (isAsSent && Buffer.compare(one.body, other.body) === 0) || deepEquals(one.content.response, other.content.response)
  );
}
