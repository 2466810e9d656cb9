import { childPointer } from '../childPointer.ts';
import { objectField, textField } from '../config/readValues.ts';
import { entriesOf, isObject, type JsonObject } from '../json/value.ts';

/** One set of paging options and where it stands. */
export interface FoundScroller {
  /** Name in `scrollers`; absent for `pagination` itself. */
  name?: string;
  options: JsonObject;
  pointer: string;
}

/** Every set of paging options in `pagination`: the object itself and, with `multiple`, each named scroller. */
export function findScrollers(pagination: JsonObject, pointer: string): FoundScroller[] {
  const own: FoundScroller = { options: pagination, pointer };
  if (textField(pagination, 'method') !== 'multiple') return [own];
  const named = entriesOf(objectField(pagination, 'scrollers') ?? {}).flatMap(([name, options]) =>
    isObject(options) ? [{ name, options, pointer: childPointer(`${pointer}/scrollers`, name) }] : [],
  );
  return [own, ...named];
}
