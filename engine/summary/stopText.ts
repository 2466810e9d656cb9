import type { StopReason } from '../core/contracts/generated/types.ts';

const becauses: Record<StopReason, string> = {
  'single-page': 'it has no pagination and needs only one request',
  'short-page': 'a page had fewer records than the page size',
  'empty-page': 'a page had no records',
  'no-next-value': 'a response had no value for the next page',
  'no-next-url': 'a response had no URL for the next page',
  'next-page-flag': 'the next-page flag said to stop',
  'repeated-page': 'a page or a request was repeated',
  'force-stop': '"forceStop" applied',
  'limit-stop': '"limitStop" applied',
  'max-pages': 'the limit of pages was reached',
  'max-records': 'the limit of records was reached',
  'max-requests': 'the limit of requests was reached',
  'no-placeholders': 'it has no placeholders and so never runs',
  unseen: 'of something that the platform does not show',
  cancelled: 'the run was cancelled',
  failed: 'the run failed',
};

export const stopReasons = Object.keys(becauses) as StopReason[];

/** The meaning of a stop reason, worded to follow "because". */
export function stopText(reason: StopReason): string {
  return becauses[reason];
}
