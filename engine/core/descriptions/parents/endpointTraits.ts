import { plainName } from '../../recognition/plainName.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedParam, DescribedSchema } from '../apiDescription.ts';
import { type Endpoint, paramIn } from '../evidence/endpoint.ts';

/** A parameter of a path. */
export interface PathParam {
  name: string;
  /** Which part of the path it is. */
  at: number;
  /** The word before it, and the stem of that. */
  noun: string;
  stem: string;
  /** The stem of what its own name calls a thing: `user` for `userId`. Empty where that is no thing, as for `id`. */
  thing: string;
  /** What the document says of it. */
  told?: DescribedParam;
}

/** What is compared of two endpoints to find out whether one is the parent of the other, worked out once. */
export interface EndpointTraits {
  endpoint: Endpoint;
  params: readonly PathParam[];
  /** Its path with parameters that have no names: the parts, and the beginnings by their number of parts. */
  parts: readonly string[];
  patterns: readonly string[];
  lastStem: string;
  record: DescribedSchema | undefined;
  /** The name of the schema of its records, and the stem of that. */
  schema: string;
  schemaStem: string;
  /** A list that needs values is the worse parent. */
  required: number;
}

/** The traits of an endpoint. */
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

/** What a record is told from others by: alone it says nothing of what it is. */
const keys = /(id|ids|uuid|guid|key|name|slug|code|number|hash|login|handle|ref|type|date)$/;

function thingOf(name: string): string {
  return stemOf(plainName(name).replace(keys, ''));
}
