import type { Endpoint } from '../evidence/endpoint.ts';
import { responseSchema } from '../evidence/responseSchema.ts';
import type { Sureness } from '../imported.ts';

/** The evidence for the place of the records of an endpoint, in a sentence, and how sure it is. */
export interface RecordsEvidence {
  sureness: Sureness;
  text: string;
}

/** The evidence of an endpoint. Without a described, shown or saved response, nothing is claimed. */
export function recordsEvidence({ operation, records }: Endpoint): RecordsEvidence {
  if (records === undefined) {
    return isShown(operation.response)
      ? { sureness: 'high', text: 'The response lists nothing: it is one record.' }
      : { sureness: 'low', text: 'No response is described: that it is one record is a guess.' };
  }
  const { keys, record, isSure } = records;
  const place = keys.length === 0 ? 'the response itself' : `at "${keys.join('.')}"`;
  if (record === undefined && !isSure)
    return { sureness: 'low', text: `No record is described: that they are ${place} is a guess.` };
  return { sureness: isSure ? 'high' : 'medium', text: `The records are ${place}.` };
}

function isShown(response: Endpoint['operation']['response']): boolean {
  const schema = responseSchema(response);
  if (schema === undefined) return false;
  return schema.properties.size > 0 || schema.items !== undefined || schema.isOpen || isScalar(schema.types);
}

function isScalar(types: readonly string[]): boolean {
  return types.length > 0 && !types.includes('object') && !types.includes('array');
}
