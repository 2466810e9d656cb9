import type { DescribedOperation, DescribedSchema } from '../apiDescription.ts';
import { type FoundRecords, findRecords } from '../evidence/findRecords.ts';
import { responseSchema } from '../evidence/responseSchema.ts';

/** The limit for the levels of an envelope. */
const maxLevels = 6;

/**
 * The list of records in a response of GraphQL. It repeats the path of the query from the root, with `data`: objects
 * without other fields are on this path, and no envelopes.
 */
export function findGraphqlRecords(operation: DescribedOperation): FoundRecords | undefined {
  const way: string[] = [];
  let schema = responseSchema(operation.response);
  for (let level = 0; level < maxLevels; level++) {
    const [key, inner] = onlyObjectIn(schema, way) ?? [];
    if (key === undefined || inner === undefined) break;
    way.push(key);
    schema = inner;
  }
  if (schema === undefined || way.length === 0) return findRecords(operation);
  const found = findRecords({ ...operation, response: { description: '', schema, examples: [], headers: [] } });
  return found && { ...found, keys: [...way, ...found.keys] };
}

/** The next field of the path: the only object; at the root also beside fields about the request. */
function onlyObjectIn(
  schema: DescribedSchema | undefined,
  way: readonly string[],
): [key: string, schema: DescribedSchema] | undefined {
  const fields = [...(schema?.properties ?? [])].filter(
    ([key]) => way.length > 0 || (key !== 'extensions' && key !== 'errors'),
  );
  const [only, ...others] = fields;
  return only !== undefined && others.length === 0 && only[1].properties.size > 0 ? only : undefined;
}
