import type { DescribedResponse, DescribedSchema } from '../apiDescription.ts';
import { schemaOfValues } from '../schemaOfValues.ts';

/** The schema of a response; where the document shows only examples, what they have in common. */
export function responseSchema(response: DescribedResponse | undefined): DescribedSchema | undefined {
  if (response === undefined) return undefined;
  const { schema, examples } = response;
  const isEmpty = schema === undefined || (schema.properties.size === 0 && schema.items === undefined);
  return isEmpty && examples.length > 0 ? schemaOfValues(examples) : schema;
}
