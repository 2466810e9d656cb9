import { groupBy } from '../../groupBy.ts';
import { deepEquals } from '../../json/deepEquals.ts';
import { textOf } from '../../json/textOf.ts';
import type { JsonValue } from '../../json/value.ts';
import { nextLink } from '../../request/nextLink.ts';
import { GrowingShape } from '../../shapes/growingShape.ts';
import type {
  DescribedOperation,
  DescribedParam,
  DescribedResponse,
  DescribedSchema,
  DescribedServer,
  RecordedRequest,
} from '../apiDescription.ts';
import { cleanServer, nowhereText } from '../cleanServer.ts';
import { schemaOfShape } from '../schemaOfShape.ts';
import type { RecordedResponse } from './exchange.ts';
import type { GraphqlPart } from './graphqlPart.ts';

/** A recorded or saved request of an operation, without secrets. */
export interface RecordedCall {
  pointer: string;
  method: string;
  /** The base address of its path. */
  server: string;
  /** The path, with `{name}` where the requests differ: `/users/{userId}`. */
  path: string;
  summary: string;
  description: string;
  params: readonly CallParam[];
  /** Names of the authentications that it needs together; undefined if it is not known whether it needs any. */
  security: readonly string[] | undefined;
  isForm: boolean;
  /** The requested operation of GraphQL; undefined for any other request. */
  graphql: GraphqlPart | undefined;
  response: RecordedResponse | undefined;
}

/** A parameter of one call, whose name may occur more than once. */
export interface CallParam {
  name: string;
  in: DescribedParam['in'];
  description: string;
  /** Undefined where the document has none, or hides it. */
  value: JsonValue | undefined;
  /** The value if it has variables. */
  template?: JsonValue | undefined;
  /** Whether it was sent, and not only listed. */
  isSent: boolean;
}

const maxExamples = 100;

/** The operations of some calls, in order. Those that are not of the first server name their server. */
export function describeCalls(calls: readonly RecordedCall[], server: string): DescribedOperation[] {
  const groups = groupBy(calls, (call) => JSON.stringify([call.server, call.method, call.path, call.graphql?.key]));
  return [...groups.values()].map((group) => describeOperation(group, server));
}

/** A base address; each `{name}` in it is a variable. None for one that no request could use. */
export function describeServer(url: string): DescribedServer[] {
  const names = new Set([...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  const variables = [...names].map((name) => ({ name, value: '', description: '' }));
  const server = { url, description: '', variables };
  const clean = url === '' ? server : cleanServer(server);
  return clean === undefined ? [] : [clean];
}

function describeOperation(calls: readonly RecordedCall[], server: string): DescribedOperation {
  const first = calls[0] as RecordedCall;
  const responses = calls.flatMap(({ response }) => response ?? []);
  const own = first.server === server ? [] : describeServer(first.server);
  const isNowhere = first.server !== server && own.length === 0;
  return {
    path: first.path,
    method: first.method,
    summary: firstText(calls.map(({ summary }) => summary)),
    description: firstText(calls.map(({ description }) => description)),
    isDeprecated: false,
    servers: own,
    params: describeParams(calls),
    security: describeSecurity(calls),
    response: responses.length === 0 ? undefined : describeResponse(responses),
    recorded: calls.flatMap(recordedRequest),
    pointer: first.pointer,
    sendsForm: calls.some(({ isForm }) => isForm),
    ...describeGraphql(first),
    ...(isNowhere && { obstacle: nowhereText }),
  };
}

/** The operation of an address for GraphQL, which has many. */
function describeGraphql({ graphql, summary }: RecordedCall): Pick<DescribedOperation, 'name' | 'obstacle'> {
  if (graphql === undefined) return {};
  const obstacle = graphql.isMutation ? 'It is a mutation of GraphQL, which changes something.' : undefined;
  return { name: graphql.name || summary, obstacle };
}

function describeParams(calls: readonly RecordedCall[]): DescribedParam[] {
  const all = calls.flatMap((call) => call.params.map((param) => ({ call, param })));
  const groups = groupBy(all, ({ param }) => JSON.stringify([param.in, param.name]));
  return [...groups.values()].map((same) => {
    const { name, in: place } = (same[0] as (typeof same)[0]).param;
    const template = same.find(({ param }) => param.template !== undefined)?.param.template;
    const sentBy = new Set(same.filter(({ param }) => param.isSent).map(({ call }) => call));
    return {
      name,
      in: place,
      isRequired: sentBy.size === calls.length,
      description: firstText(same.map(({ param }) => param.description)),
      schema: describeValues(same.flatMap(({ param }) => (param.value === undefined ? [] : [param.value]))),
      template,
    };
  });
}

function describeValues(values: readonly JsonValue[]): DescribedSchema {
  const shape = new GrowingShape();
  for (const value of values) shape.add(value);
  return schemaOfShape(shape.toSchema(), distinct(values));
}

function describeSecurity(calls: readonly RecordedCall[]): string[][] {
  const known = calls.flatMap(({ security }) => (security === undefined ? [] : [JSON.stringify(security)]));
  return [...new Set(known)].map((names): string[] => JSON.parse(names));
}

function describeResponse(responses: readonly RecordedResponse[]): DescribedResponse {
  const shape = new GrowingShape();
  for (const { body } of responses) shape.add(body);
  const headers = new Map(responses.flatMap((response) => response.headers));
  return {
    description: '',
    schema: schemaOfShape(shape.toSchema()),
    examples: responses.map(({ body }) => body),
    headers: [...headers].map(([name, description]) => ({ name, description })),
  };
}

function recordedRequest({ params, response }: RecordedCall): RecordedRequest[] {
  if (response === undefined) return [];
  const sent = params.filter(({ in: place, isSent }) => isSent && (place === 'query' || place === 'body'));
  const texts = sent.flatMap(({ name, value }): [string, string][] => {
    const text = value === undefined ? undefined : textOf(value);
    return text === undefined ? [] : [[name, text]];
  });
  const link = nextLink(response.headers.find(([name]) => /^link$/i.test(name))?.[1]);
  return [{ params: new Map(texts), response: response.body, nextLink: link }];
}

function distinct(values: readonly JsonValue[]): JsonValue[] {
  const found: JsonValue[] = [];
  for (const value of values) {
    if (found.length === maxExamples) break;
    if (!found.some((known) => deepEquals(known, value))) found.push(value);
  }
  return found;
}

function firstText(texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? '';
}
