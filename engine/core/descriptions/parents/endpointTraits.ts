import { plainName } from '../../recognition/plainName.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedParam, DescribedSchema } from '../apiDescription.ts';
import { type Endpoint, paramIn } from '../evidence/endpoint.ts';

export interface PathParam {
  name: string;
  /** The index of its segment in the path. */
  at: number;
  /** The word before it, and the stem of that. */
  noun: string;
  stem: string;
  /** The stem of the thing in its name: `user` for `userId`. Empty without a thing, as for `id`. */
  thing: string;
  told?: DescribedParam;
}

/** The traits by which two endpoints are compared as parent and child, computed once. */
export interface EndpointTraits {
  endpoint: Endpoint;
  params: readonly PathParam[];
  /** The path with unnamed parameters: the segments, and the beginnings by their number of segments. */
  parts: readonly string[];
  patterns: readonly string[];
  lastStem: string;
  record: DescribedSchema | undefined;
  /** The name of the schema of its records, and the stem of that. */
  schema: string;
  schemaStem: string;
  /** The number of required values: a list that needs more is the worse parent. */
  required: number;
}

export function traitsOf(endpoint: Endpoint): EndpointTraits {
  const { segments, operation, records } = endpoint;
  const parts = segments.map((segment) => (paramIn(segment) === undefined ? segment : '{}'));
  const record = records === undefined ? operation.response?.schema : records.record;
  const schema = record?.name ?? '';
  const needed = operation.params.filter(({ in: place, isRequired }) => place === 'query' && isRequired);
  return {
    endpoint,
    params: segments.flatMap((segment, at) => paramsIn(segment, at, endpoint)),
    parts,
    patterns: [...parts, ''].map((_, count) => parts.slice(0, count).join('/')),
    lastStem: stemOf(segments.findLast((segment) => paramIn(segment) === undefined) ?? ''),
    record,
    schema,
    schemaStem: stemOf(schema),
    required: 5 * needed.length,
  };
}

function paramsIn(segment: string, at: number, { segments, operation }: Endpoint): PathParam[] {
  const noun = segments.slice(0, at).findLast((each) => paramIn(each) === undefined) ?? '';
  return [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => {
    const told = operation.params.find((param) => param.in === 'path' && param.name === name);
    return { name, at, noun, stem: stemOf(noun), thing: thingOf(name), ...(told && { told }) };
  });
}

/** Keys that identify a record, which alone do not show its kind. */
const keys = /(id|ids|uuid|guid|key|name|slug|code|number|hash|login|handle|ref|type|date)$/;

function thingOf(name: string): string {
  return stemOf(plainName(name).replace(keys, ''));
}
