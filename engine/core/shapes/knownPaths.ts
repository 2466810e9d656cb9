import type { ShapeSchema, ShapeType } from './shapes.ts';
import { typesOf } from './shapes.ts';

export interface KnownPath {
  path: string;
  types: ShapeType[];
  isAlways: boolean;
}

interface PathForm {
  /** The delimiter; null if a path is a single key. */
  delimiter: string | null;
  /** Whether `list[]` goes into each element, as in `responseFilter`. */
  intoLists?: boolean;
  /** The indices that go into an element of each list. */
  indices?: readonly string[];
}

/** Every path in a shape that can be written in this form, parents first. */
export function knownPaths(schema: ShapeSchema, form: PathForm, above = '', isAlways = true): KnownPath[] {
  const isObjectAlways = isAlways && typesOf(schema).every((type) => type === 'object');
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => isAddressable(key, form))
    .flatMap(([key, property]) => {
      const path = above + key;
      const own = { path, types: typesOf(property), isAlways: isObjectAlways && !!schema.required?.includes(key) };
      return [own, ...pathsBelow(property, own, form)];
    });
}

function pathsBelow(property: ShapeSchema, { path, isAlways }: KnownPath, form: PathForm): KnownPath[] {
  const { delimiter, intoLists, indices = [] } = form;
  const { items } = property;
  if (delimiter === null) return [];
  const below = knownPaths(property, form, path + delimiter, isAlways);
  if (items === undefined) return below;
  const elements = [...(intoLists ? [`${path}[]`] : []), ...indices.map((index) => path + delimiter + index)];
  const ofElements = elements.flatMap((element) => [
    { path: element, types: typesOf(items), isAlways: false },
    ...knownPaths(items, form, element + delimiter, false),
  ]);
  return [...below, ...ofElements];
}

/** Whether a key can be in a path. A delimiter inside a key would be read as a step. */
function isAddressable(key: string, { delimiter, intoLists }: PathForm): boolean {
  if (key === '' || (intoLists && key.endsWith('[]'))) return false;
  return delimiter === null || !key.includes(delimiter);
}
