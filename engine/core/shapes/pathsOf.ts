import type { ShapeSchema, ShapeType } from './shapes.ts';
import { typesOf } from './shapes.ts';

interface ShapePath {
  /** Keys joined by dots, as in `responseParam`. */
  path: string;
  types: ShapeType[];
}

/** Every key that a dotted path can reach without passing a list, parents before their keys. */
export function pathsOf(schema: ShapeSchema, prefix = ''): ShapePath[] {
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => isAddressable(key))
    .flatMap(([key, property]) => {
      const path = prefix + key;
      return [{ path, types: typesOf(property) }, ...pathsOf(property, `${path}.`)];
    });
}

/** Whether a key can be part of a path: a dot in it would be read as a separator. */
function isAddressable(key: string): boolean {
  return key !== '' && !key.includes('.');
}
