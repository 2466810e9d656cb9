import type { DescribedResponse, DescribedSchema } from '../apiDescription.ts';
import { schemaOfValues } from '../schemaOfValues.ts';
import { withExamples } from './withExamples.ts';

/** More of them show nothing new. */
const maxExamples = 20;

/** The schema of a response, with what its examples show beside; where it shows only
 * examples, what they have in common. */
export function responseSchema(response: DescribedResponse | undefined): DescribedSchema | undefined {
  if (response === undefined) return undefined;
  const { schema } = response;
  const examples = response.examples.slice(0, maxExamples);
  const isEmpty = schema === undefined || (schema.properties.size === 0 && schema.items === undefined);
  if (isEmpty && examples.length > 0) return schemaOfValues(examples);
  return schema && withExamples(schema, examples);
}
