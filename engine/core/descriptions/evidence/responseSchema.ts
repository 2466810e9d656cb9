import type { DescribedResponse, DescribedSchema } from '../apiDescription.ts';
import { schemaOfValues } from '../schemaOfValues.ts';
import { withExamples } from './withExamples.ts';

/** The limit for the examples that are joined. */
const maxExamples = 20;

/** The schema of a response, joined with its examples; without a schema, that of the examples. */
export function responseSchema(response: DescribedResponse | undefined): DescribedSchema | undefined {
  if (response === undefined) return undefined;
  const { schema } = response;
  const examples = response.examples.slice(0, maxExamples);
  const isEmpty = schema === undefined || (schema.properties.size === 0 && schema.items === undefined);
  if (isEmpty && examples.length > 0) return schemaOfValues(examples);
  return schema && withExamples(schema, examples);
}
