import type { MethodPlan } from '../methodPlan.ts';
import { responseUrl } from './responseUrl.ts';

/** `zendesk.response.url`: as `response.url`, with an end of its own. */
export const zendeskResponseUrl: MethodPlan = {
  ...responseUrl,
  ends: (options, pageSize) => [
    ...responseUrl.ends(options, pageSize),
    'the next "start_time" is less than six minutes old',
  ],
};
