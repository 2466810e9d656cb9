import { type JsonObject, type JsonValue, keysOf } from '../json/value.ts';
import { plainName } from '../recognition/plainName.ts';
import { withoutNamespace } from '../recognition/withoutNamespace.ts';

const deepest = 4;
/** The limit for the fields of an object around the records. */
const maxFields = 2000;

interface FieldPlace {
  keys: readonly string[];
  /** The last of `keys`. */
  key: string;
  /** The keys joined by dots. */
  path: string;
  /** The key as a plain name, without a namespace. */
  name: string;
  /** The plain name of the object that contains it; empty for the root. */
  holderName: string;
}

export interface PlacedField extends FieldPlace {
  value: JsonValue;
  holder: JsonObject;
}

/** An object to be walked, and its place. */
export interface OpenObject {
  object: JsonObject;
  keys: readonly string[];
  /** The key as a plain name. */
  name: string;
}

/** The places of the fields of an object on the previous page: comparing is cheaper than computing them again. */
export class KnownPlaces {
  readonly #fields: { key: string; place: FieldPlace; inside: KnownPlaces }[] = [];

  /** The place of the field with this key at this position of an object. */
  at(
    position: number,
    key: string,
    above: Pick<OpenObject, 'keys' | 'name'>,
  ): { place: FieldPlace; inside: KnownPlaces } {
    const known = this.#fields[position];
    if (known?.key === key) return known;
    const keys = [...above.keys, key];
    const place = { keys, key, path: keys.join('.'), name: plainName(withoutNamespace(key)), holderName: above.name };
    const found = { key, place, inside: new KnownPlaces() };
    this.#fields[position] = found;
    return found;
  }
}

/** The fields of an object, and of the nested objects that `open` returns, breadth first. */
export function walkFields(
  root: OpenObject,
  open: (field: PlacedField) => OpenObject | undefined,
  places = new KnownPlaces(),
): PlacedField[] {
  const fields: PlacedField[] = [];
  const opened = [{ ...root, places }];
  // The list grows while it is walked.
  for (const above of opened) {
    const { object } = above;
    for (const [position, key] of keysOf(object).entries()) {
      if (fields.length === maxFields) return fields;
      const value = (object instanceof Map ? object.get(key) : object[key]) ?? null;
      const { place, inside } = above.places.at(position, key, above);
      const field = { ...place, value, holder: object };
      fields.push(field);
      const entered = typeof value === 'object' && place.keys.length <= deepest ? open(field) : undefined;
      if (entered !== undefined) opened.push({ ...entered, places: inside });
    }
  }
  return fields;
}
