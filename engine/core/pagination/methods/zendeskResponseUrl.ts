import { createPagingMethod } from '../pagingMethod.ts';
import type { Stop } from '../scroller.ts';
import { pagingByUrl } from './responseUrl.ts';

const tooRecentSeconds = 6 * 60;

/**
 * `method: "zendesk.response.url"` (`docs/format/pagination.md#10-zendeskresponseurl`): paging by address that also
 * ends if the next `start_time` is less than six minutes old, which that API rejects.
 */
export const zendeskResponseUrl = createPagingMethod('zendesk.response.url', {
  read(options) {
    const urlOptions = {
      urlKey: options.text('urlKey'),
      delimiter: '.',
      paramIsQuery: options.truth('paramIsQuery'),
      includeParams: options.truth('includeParams'),
    };
    const { plan, ...paging } = pagingByUrl(urlOptions, tooRecent);
    const ends = (size: number | undefined) => [
      ...plan.ends(size),
      'the next "start_time" is less than six minutes old',
    ];
    return { ...paging, plan: { ...plan, ends } };
  },
});

function tooRecent(url: string, now: () => number): Stop | undefined {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const startTime = new URLSearchParams(query.split('#')[0]).get('start_time');
  if (startTime === null || !/^\d+$/.test(startTime)) return undefined;
  const isRecent = Number(startTime) > Math.floor(now() / 1000) - tooRecentSeconds;
  return isRecent ? { stop: 'no-next-url', message: 'The next "start_time" is less than six minutes old.' } : undefined;
}
