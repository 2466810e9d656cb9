import { joinSections } from '../../../scripts/lib/joinSections.ts';
import type { JsonSchema } from '../../../scripts/lib/jsonSchema.ts';
import { mapSubschemas } from '../../../scripts/lib/mapSubschemas.ts';

export const schemasFolder = new URL('../../../schemas', import.meta.url).pathname;

/** The extractor schema with its sections, before texts are composed for the editor. */
export const joined = joinSections(schemasFolder);

/** A schema with the JSON pointer at which it stands. */
export interface Located {
  pointer: string;
  schema: JsonSchema;
  /** The key that it describes, where it stands in `properties` outside of conditions. */
  key?: string;
}

/** Every schema in a schema, from the outside in. */
export function everySchema(root: JsonSchema): Located[] {
  const all: Located[] = [];
  visit(root, '#', false);
  return all;

  function visit(schema: JsonSchema, pointer: string, inCondition: boolean, key?: string): void {
    all.push(key === undefined ? { pointer, schema } : { pointer, schema, key });
    mapSubschemas(schema, (subschema, { keyword, name, index }) => {
      const below = name ?? (keyword === 'allOf' || keyword === 'anyOf' ? String(index) : undefined);
      const place = [pointer, keyword, ...(below === undefined ? [] : [pointerPart(below)])].join('/');
      const conditional = inCondition || keyword === 'if' || keyword === 'not';
      visit(subschema, place, conditional, keyword === 'properties' && !conditional ? name : undefined);
      return subschema;
    });
  }
}

function pointerPart(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
