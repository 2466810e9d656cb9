import { cursor } from './cursor.ts';
import { offset } from './offset.ts';
import { pagenum } from './pagenum.ts';
import { responseParam } from './responseParam.ts';
import { responseUrl } from './responseUrl.ts';
import type { ScrollerFactory } from './scroller.ts';
import { zendeskResponseUrl } from './zendeskResponseUrl.ts';

/** The paging methods by their name in `pagination.method`. `multiple` is no method of its own: it picks one of these. */
export const scrollerMethods: ReadonlyMap<string, ScrollerFactory> = new Map([
  ['offset', offset],
  ['pagenum', pagenum],
  ['response.url', responseUrl],
  ['response.param', responseParam],
  ['cursor', cursor],
  ['zendesk.response.url', zendeskResponseUrl],
]);
