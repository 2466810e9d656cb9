import { Float, type JsonValue, maskJson, type Redactor } from '@pagewright/engine/debugging';
import { entriesOf, isList, isObject } from '@pagewright/engine/json';

/** A value without its secrets, in the form for expressions: whole numbers are integers there. */
export type Shown = string | number | bigint | boolean | null | Shown[] | Map<string, Shown>;

/** The place of a value: its name, and how it is masked. */
interface NamedValue {
  name: string;
  redactor: Redactor;
}

/** The lists and objects that are trees of this kind. */
const trees = new WeakSet<object>();

/** Whether a value is such a tree, so that it can be shown without a further check. */
export function isShownTree(value: unknown): value is Shown {
  return typeof value === 'object' && value !== null && trees.has(value);
}

/** The trees of known values: an expression may read one at every page. */
const known = new WeakMap<object, Shown>();

/**
 * A tree whose nodes are made and masked on demand: a response may have 20 MB. `outline` may have shorter lists; their
 * elements come from `whole`, which is called for the first list that is read.
 */
export function shownTree(outline: JsonValue, redactor: Redactor, whole: () => JsonValue = () => outline): Shown {
  const place = { name: '', redactor };
  if (typeof outline !== 'object' || outline === null) return shownAt(outline, whole, place);
  const tree = known.get(outline) ?? shownAt(outline, whole, place);
  known.set(outline, tree);
  return tree;
}

function shownAt(outline: JsonValue, whole: () => JsonValue, place: NamedValue): Shown {
  if (isList(outline)) return shownList(whole, place);
  if (isObject(outline)) return shownObject(outline, whole, place);
  return plainScalar(maskJson(outline, place.name, place.redactor));
}

function shownList(whole: () => JsonValue, place: NamedValue): Shown[] {
  const made: Shown[] = [];
  const items = () => {
    const list = whole();
    return isList(list) ? list : [];
  };
  const elementAt = (index: number) => {
    const item = items()[index];
    if (item === undefined) return undefined;
    made[index] ??= shownAt(item, () => item, place);
    return made[index];
  };
  const isIndex = (key: string | symbol): key is string => typeof key === 'string' && /^\d+$/.test(key);
  const list = new Proxy<Shown[]>([], {
    get(target, key) {
      if (key === 'length') return items().length;
      return isIndex(key) ? elementAt(Number(key)) : Reflect.get(target, key);
    },
    has: (target, key) => (isIndex(key) ? Number(key) < items().length : Reflect.has(target, key)),
  });
  trees.add(list);
  return list;
}

/** An object as a `Map`, because the expression language takes nothing else with a key like `constructor` as an object. */
function shownObject(outline: JsonValue, whole: () => JsonValue, { name, redactor }: NamedValue): Map<string, Shown> {
  const isHidden = redactor.hides(name, '');
  const fields = new Map(fieldsOf(outline).map(([key, field]) => [redactor.redact(key), { key, field }]));
  const made = new Map<string, Shown>();
  const get = (shownKey: string): Shown | undefined => {
    const found = fields.get(shownKey);
    if (found === undefined) return undefined;
    const { key, field } = found;
    const within = () => fieldsOf(whole()).find(([each]) => each === key)?.[1] ?? null;
    const value = made.get(shownKey) ?? shownAt(field, within, { name: isHidden ? name : key, redactor });
    made.set(shownKey, value);
    return value;
  };
  function* entries(): MapIterator<[string, Shown]> {
    for (const key of fields.keys()) yield [key, get(key) ?? null];
  }
  const map = new Map<string, Shown>([...fields.keys()].map((key) => [key, null]));
  trees.add(map);
  function* values(): MapIterator<Shown> {
    for (const [, value] of entries()) yield value;
  }
  return Object.assign(map, { get, entries, values, [Symbol.iterator]: entries });
}

function fieldsOf(value: JsonValue): [string, JsonValue][] {
  return isObject(value) ? entriesOf(value) : [];
}

function plainScalar(value: JsonValue): Shown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (value instanceof Float) return value.value;
  return typeof value === 'object' ? null : value;
}
