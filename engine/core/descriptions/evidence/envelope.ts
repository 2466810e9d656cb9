import type { JsonValue } from '../../json/value.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import type { ViewedField } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import type { DescribedSchema } from '../apiDescription.ts';

/** A value around the records: a path of the response, as a scroller names it. */
export interface EnvelopeField extends ViewedField {
  /** Keys joined by dots. At the root, a key may contain dots, as in OData. */
  path: string;
  name: string;
  schema: DescribedSchema;
}

const maxFields = 500;
/** The limit for the keys of an envelope: a response may contain itself. */
const maxKeys = 5000;
const maxLevels = 4;

/** The scalars of a response outside of lists, those at the root first; `records`: the path of the records. */
export function readEnvelope(response: DescribedSchema, records: string | undefined): EnvelopeField[] {
  const found: EnvelopeField[] = [];
  let level = [{ schema: response, above: '', holderName: '' }];
  let left = maxKeys;
  for (let depth = 0; depth < maxLevels && found.length < maxFields; depth++) {
    level = level.flatMap((holder) => {
      if (left <= 0) return [];
      const fields = [...holder.schema.properties]
        .filter(([key]) => holder.above === '' || !key.includes('.'))
        .filter(([, { properties }]) => {
          left -= 1 + properties.size;
          return left >= 0;
        });
      const placed = fields.map(([key, schema]) => ({
        path: holder.above + key,
        key,
        name: plainName(key),
        holderName: holder.holderName,
        schema,
        types: schema.types,
        format: schema.format,
        value: exampleOf(schema),
      }));
      found.push(...placed.filter(({ schema }) => isScalar(schema)));
      return placed
        .filter(({ schema, path, key }) => schema.properties.size > 0 && path !== records && !key.includes('.'))
        .map(({ schema, path, name }) => ({ schema, above: `${path}.`, holderName: name }));
    });
  }
  return found.slice(0, maxFields);
}

/** An example that shows more than that a value exists. A field described as an address may have any example. */
function exampleOf({ examples, format }: DescribedSchema): JsonValue | undefined {
  const filled = examples.filter((value) => value !== null && value !== '');
  return filled.find(isAddress) ?? (/^(uri|url|iri)/.test(format) ? undefined : filled[0]);
}

function isScalar({ types, properties, items }: DescribedSchema): boolean {
  if (properties.size > 0 || items !== undefined) return false;
  return types.every((type) => type !== 'object' && type !== 'array');
}
