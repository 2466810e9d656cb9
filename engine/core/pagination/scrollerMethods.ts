import { offset } from './offset.ts';
import { responseParam } from './responseParam.ts';
import type { ScrollerFactory } from './scroller.ts';

/** The paging methods by their name in `pagination.method`. `multiple` is no method of its own: it picks one of these. */
export const scrollerMethods: ReadonlyMap<string, ScrollerFactory> = new Map([
  ['offset', offset],
  ['response.param', responseParam],
]);
