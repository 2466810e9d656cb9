import { childPointer } from '../../../core/childPointer.ts';
import { selectScroller } from '../../../core/pagination/scrollers/selectScroller.ts';
import { withheldText } from '../sent/withheldText.ts';
import type { Failure, FindCause } from './cause.ts';

/** The address is on an origin that the configuration does not name, so the API got no credentials. */
export const credentialsWithheld: FindCause = (failure) => {
  const { response, iteration, job } = failure;
  const { sending, status } = response;
  if (sending === undefined || sending.withheld.length === 0 || status < 400 || status > 499) return undefined;
  const what = withheldText(sending, iteration, job);
  const link = sending.page > 1 && !sending.isRedirected;
  const others = link ? ', or page by number or token instead' : '';
  const right = link ? 'the right links' : 'its right address';
  const ways = `Ask the provider of the API for ${right}${others}. To send the credentials to "${sending.target.origin}", name it in the configuration: in "baseUrl", or in an endpoint that is a whole address.`;
  return { cause: 'credentials-withheld', message: `${what} ${ways}`, pointer: placeOf(failure, link) };
};

function placeOf({ config, job }: Failure, isLink: boolean): string {
  const scroller = isLink ? selectScroller(config.pagination, job.scroller) : undefined;
  const option = scroller?.paging.next?.key;
  return scroller && option !== undefined ? scroller.pointerTo(option) : childPointer(job.pointer, 'endpoint');
}
