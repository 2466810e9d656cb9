import type { JsonValue } from '../../json/value.ts';
import { multiplePagination } from '../../schema/generated/options.ts';
import type { Options } from '../../schema/optionReader.ts';
import type { NextPlace } from '../paging.ts';
import { multiple, type PagingClue, type PagingMethod } from '../pagingMethod.ts';
import { cursor } from './cursor.ts';
import { offset } from './offset.ts';
import { pagenum } from './pagenum.ts';
import { responseParam } from './responseParam.ts';
import { responseUrl } from './responseUrl.ts';
import { zendeskResponseUrl } from './zendeskResponseUrl.ts';

const methods: readonly PagingMethod[] = [offset, pagenum, responseUrl, responseParam, cursor, zendeskResponseUrl];

/** The paging methods by the value of `pagination.method`. */
export const pagingMethods: ReadonlyMap<string, PagingMethod> = new Map(methods.map((method) => [method.name, method]));

/** The options that each `method` reads, with their defaults, including those of `multiple`. */
export const methodOptions: ReadonlyMap<string, Options> = new Map<string, Options>([
  ...methods.map(({ name, options }): [string, Options] => [name, options]),
  [multiple, multiplePagination],
]);

/** The place of the next value for each option, for any method. */
export const nextPlaces: ReadonlyMap<string, NextPlace> = new Map(
  methods.flatMap(({ read }) => read({}).next ?? []).map((place) => [place.key, place]),
);

/** The paging options for a clue, from the first method that suits it, without defaults; empty if none does. */
export function writePaging(clue: PagingClue): { [option: string]: JsonValue } {
  const [found] = methods.flatMap(({ name, options, write }) => {
    const written = write?.(clue);
    return written === undefined ? [] : [{ name, options, written }];
  });
  if (found === undefined) return {};
  const needed = Object.entries(found.written).flatMap(([key, value]): [string, JsonValue][] =>
    value === undefined || value === found.options[key] ? [] : [[key, value]],
  );
  return { method: found.name, ...Object.fromEntries(needed) };
}
