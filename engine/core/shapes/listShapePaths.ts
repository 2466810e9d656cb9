import { type ShapeSchema, typesOf } from './shapes.ts';

/** A value of a response: `items[].id`. */
export interface ShapePath {
  path: string;
  types: string[];
  /** Whether every object that could have it had it. */
  isAlways: boolean;
}

/** All values of a shape, outer ones first, for a list to read. */
export function listShapePaths(schema: ShapeSchema): ShapePath[] {
  const listed: ShapePath[] = [];
  const add = (path: string, part: ShapeSchema, isAlways: boolean) => {
    if (path !== '') listed.push({ path, types: typesOf(part), isAlways });
    for (const [key, inner] of Object.entries(part.properties ?? {}))
      add(path === '' ? key : `${path}.${key}`, inner, part.required?.includes(key) === true);
    if (part.items !== undefined) add(`${path}[]`, part.items, true);
  };
  add('', schema, true);
  return listed;
}
