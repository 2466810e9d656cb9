import { childPointer } from '../../childPointer.ts';
import { UserError } from '../../errors.ts';
import { entriesOf, hasField, isObject, type JsonObject } from '../../json/value.ts';
import { multiplePagination, pagination as paginationOptions } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import { pagingMethods } from '../methods/pagingMethods.ts';
import type { Paging } from '../paging.ts';
import { multiple } from '../pagingMethod.ts';
import type { StopRule } from '../stop/stopCondition.ts';
import { readStops, rulesOf, type Stops } from '../stop/stopRules.ts';

/** `api.pagination` as the engine uses it: no paging, one scroller for all jobs, or several to choose from. */
export type Pagination = { kind: 'none' } | { kind: 'one'; scroller: ScrollerConfig } | MultiplePagination;

/** `method: "multiple"` (`docs/format/pagination.md#11-multiple`). */
export interface MultiplePagination extends Placed {
  kind: 'several';
  /** By name; undefined for one without a method, which does not page. */
  scrollers: ReadonlyMap<string, ScrollerConfig | undefined>;
  default: string | undefined;
}

/** A configured scroller. */
export interface ScrollerConfig extends Placed {
  method: string;
  paging: Paging;
  /** The name in messages. */
  called: string;
  /** All stop conditions, including those of the surrounding `multiple`. */
  rules: readonly StopRule[];
}

/** One set of paging options. */
interface Placed {
  stops: Stops;
  pointer: string;
  /** The pointer of an option, or of the options as a whole if it is missing. */
  pointerTo(option: string): string;
}

const place = '/api/pagination';

/** Reads `api.pagination`. Anything but an object counts as absent. */
export function readPagination(written: JsonObject | undefined): Pagination {
  if (written === undefined) return { kind: 'none' };
  if (methodOf(written) === multiple) return readMultiple(written);
  const scroller = readScroller(written, place, '"pagination"', []);
  return scroller === undefined ? { kind: 'none' } : { kind: 'one', scroller };
}

/** Every configured scroller, whether or not a job uses it. */
export function scrollersOf(pagination: Pagination): ScrollerConfig[] {
  if (pagination.kind === 'none') return [];
  if (pagination.kind === 'one') return [pagination.scroller];
  return [...pagination.scrollers.values()].flatMap((scroller) => scroller ?? []);
}

function readMultiple(written: JsonObject): MultiplePagination {
  const options = new OptionReader(written, multiplePagination);
  const outer = placedAt(place, written);
  const rules = rulesOf(outer.stops);
  const scrollers = entriesOf(options.object('scrollers') ?? {}).flatMap(([name, scroller]) => {
    const pointer = childPointer(`${place}/scrollers`, name);
    return isObject(scroller)
      ? [[name, readScroller(scroller, pointer, `the scroller "${name}"`, rules)] as const]
      : [];
  });
  return { kind: 'several', ...outer, scrollers: new Map(scrollers), default: options.text('default') };
}

function readScroller(
  written: JsonObject,
  pointer: string,
  called: string,
  outer: readonly StopRule[],
): ScrollerConfig | undefined {
  const method = methodOf(written);
  if (method === undefined) return undefined;
  const paging = pagingMethods.get(method)?.read(written) ?? unknownMethod(method);
  const placed = placedAt(pointer, written);
  return { ...placed, method, paging, called, rules: [...outer, ...rulesOf(placed.stops)] };
}

function placedAt(pointer: string, written: JsonObject): Placed {
  const pointerTo = (option: string) => (hasField(written, option) ? childPointer(pointer, option) : pointer);
  return { stops: readStops(written), pointer, pointerTo };
}

function methodOf(written: JsonObject): string | undefined {
  return new OptionReader(written, paginationOptions).text('method');
}

/** The paging of an unknown method, also of `multiple` within `multiple`: it fails only if a job uses it. */
function unknownMethod(method: string): Paging {
  const known = [...pagingMethods.keys()].map((key) => `"${key}"`).join(', ');
  const message = `There is no pagination method "${method}". Known methods: ${known}.`;
  const scroller = () => {
    throw new UserError('pagination.unknown-method', message);
  };
  return { scroller, params: [], endsBy: 'no-next', plan: { ends: () => [] } };
}
