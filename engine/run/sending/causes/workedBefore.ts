import { countText } from '../../../core/text/countText.ts';
import { type FindCause, isRefusal } from './cause.ts';

/** Pages of the same job were read in the same way, so its credentials are right. */
export const workedBefore: FindCause = ({ response, before: { pages }, job }) => {
  if (!isRefusal(response.status) || pages === 0) return undefined;
  const read = `${countText(pages, 'page')} of "${job.name}" ${pages === 1 ? 'was' : 'were'} read in the same way before`;
  const message = `${read}, so wrong credentials are hardly the cause: the API may limit the number of requests, a token may have expired, or the credentials may not be allowed to read this page.`;
  return { cause: 'worked-before', message, pointer: job.pointer };
};
