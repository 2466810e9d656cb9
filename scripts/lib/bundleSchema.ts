import { joinSections } from './joinSections.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { mapSubschemas, type SchemaPlace } from './mapSubschemas.ts';
import { exampleText, propertyText } from './propertyText.ts';
import { type Definitions, resolvedParts } from './resolvedParts.ts';
import { withAllKeys } from './withAllKeys.ts';
import { withInsertText } from './withInsertText.ts';
import { withMessages } from './withMessages.ts';

/**
 * The extractor schema for the editor and the language service: one self-contained draft-07 schema, in which every key
 * has its meaning, default and example in one `markdownDescription`, wrong values have a readable message, and an
 * object with `x-closed` lists the keys of all its branches.
 */
export function bundleSchema(folder: string): JsonSchema {
  const joined = joinSections(folder);
  return forEditor(joined, joined.definitions ?? {}, false);
}

function forEditor(
  schema: JsonSchema,
  definitions: Definitions,
  inCondition: boolean,
  place?: SchemaPlace,
): JsonSchema {
  const { $comment: _, 'x-type': __, 'x-platform': ___, examples: ____, ...rest } = withAllKeys(schema, definitions);
  const whole = mapSubschemas(withMessages(rest), (subschema, at) =>
    forEditor(subschema, definitions, inCondition || at.keyword === 'if', at),
  );
  if (place?.keyword !== 'properties' || place.name === undefined) return withText(whole, exampleText(schema));
  // A condition repeats a key to narrow it; completion offers the key at its description.
  if (inCondition || !isDescribed(schema, definitions)) return { ...whole, doNotSuggest: true };
  const key = withText(withInsertText(whole, schema, definitions), propertyText(place.name, schema));
  return { ...key, suggestSortText: schema.suggestSortText ?? sortText(place) };
}

function isDescribed(schema: JsonSchema, definitions: Definitions): boolean {
  return resolvedParts(schema, definitions).some((part) => part.markdownDescription !== undefined);
}

function withText(schema: JsonSchema, markdownDescription: string | undefined): JsonSchema {
  return markdownDescription === undefined ? schema : { ...schema, markdownDescription };
}

/** The order of completion: the keys in the order of the schema, the most important first. */
function sortText(place: SchemaPlace): string {
  return String(place.index ?? 0).padStart(2, '0');
}
