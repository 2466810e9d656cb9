import type { MethodPlan } from './methodPlan.ts';
import { cursor } from './methods/cursor.ts';
import { offset } from './methods/offset.ts';
import { pagenum } from './methods/pagenum.ts';
import { responseParam } from './methods/responseParam.ts';
import { responseUrl } from './methods/responseUrl.ts';
import { zendeskResponseUrl } from './methods/zendeskResponseUrl.ts';

/** What each paging method lets foresee, by its name in `pagination.method`. */
export const methodPlans: ReadonlyMap<string, MethodPlan> = new Map([
  ['offset', offset],
  ['pagenum', pagenum],
  ['response.url', responseUrl],
  ['response.param', responseParam],
  ['cursor', cursor],
  ['zendesk.response.url', zendeskResponseUrl],
]);
