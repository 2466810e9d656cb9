import type { PagingClue } from '../../pagination/pagingMethod.ts';
import type { Endpoint } from '../evidence/endpoint.ts';
import type { FoundPaging } from '../evidence/evidence.ts';
import { findPagingParams } from '../evidence/pagingParams.ts';
import { isUsualName } from '../evidence/recordLists.ts';
import { responseSchema } from '../evidence/responseSchema.ts';

interface Model {
  endpoint: Endpoint;
  paging: FoundPaging;
  clue: PagingClue;
}

/**
 * Gives endpoints with the parameters of paging, but without the other half, the paging of those of the same API that
 * have both: less sure, and named (`docs/openapi.md`).
 */
export function takeOverPaging(endpoints: readonly Endpoint[]): Endpoint[] {
  const models = endpoints.flatMap((endpoint): Model[] => {
    const { paging } = endpoint;
    return paging?.clue === undefined || isGraphql(endpoint) ? [] : [{ endpoint, paging, clue: paging.clue }];
  });
  return endpoints.map((endpoint) => {
    const isWhole = endpoint.paging === undefined || endpoint.paging.clue !== undefined;
    if (endpoint.records === undefined || isWhole || isGraphql(endpoint)) return endpoint;
    const fitting = models.filter((model) => fits(model, endpoint));
    const [nearest] = fitting.toSorted((one, other) => nearness(other, endpoint) - nearness(one, endpoint));
    return nearest === undefined ? endpoint : takeOver(endpoint, nearest, fitting);
  });
}

/** Whether the response repeats the query: paths in it are specific to it. */
function isGraphql({ operation }: Endpoint): boolean {
  return operation.name !== undefined;
}

/** Whether an endpoint has the parameter, and its response may have the rest. */
function fits({ endpoint: model, clue }: Model, { operation, records }: Endpoint): boolean {
  if (model.operation.servers[0]?.url !== operation.servers[0]?.url) return false;
  const has = (name: string) => operation.params.some((param) => param.in !== 'path' && param.name === name);
  const mayHave = responseSchema(operation.response)?.types.includes('array') !== true;
  if (clue.kind === 'address') return mayHave && pagingNames(model).some(has);
  if (!has(clue.param)) return false;
  if (clue.kind === 'token')
    return mayHave && clue.path !== undefined && clue.scroll === undefined && !/\.\d+\./.test(clue.path);
  return clue.kind === 'records' || (clue.kind === 'id' && records?.record === undefined);
}

/** The paging parameters of an endpoint whose responses have addresses. */
function pagingNames({ operation }: Endpoint): string[] {
  const { nextToken, page, position, lastId } = findPagingParams(operation);
  return [nextToken, page, position, lastId].flatMap((each) => each?.param.name ?? []);
}

/** The number of segments that their paths share. */
function nearness({ endpoint }: Model, { segments }: Endpoint): number {
  const differs = segments.findIndex((segment, at) => segment !== endpoint.segments[at]);
  return differs === -1 ? segments.length : differs;
}

function takeOver(endpoint: Endpoint, { endpoint: model, paging }: Model, fitting: readonly Model[]): Endpoint {
  const { method, path } = model.operation;
  const isAgreed = fitting.length > 1 && new Set(fitting.map(({ clue }) => JSON.stringify(clue))).size === 1;
  const keys = isOpen(endpoint) ? model.records?.keys : undefined;
  const isKnown = keys !== undefined && isUsualName(keys.at(-1) ?? '');
  return {
    ...endpoint,
    ...(isKnown && { records: { keys, record: undefined, isSure: false } }),
    paging: {
      ...paging,
      sureness: isAgreed && !isOpen(endpoint) ? 'medium' : 'low',
      evidence: [
        ...(endpoint.paging?.evidence.slice(0, 1) ?? []),
        `Nothing more is described here. As in ${method} ${path}, which takes the same: ${paging.title}.`,
        ...(isKnown ? [`That the records are at "${keys.join('.')}" is from there too.`] : []),
      ],
    },
  };
}

/** Whether nothing of the response is described. */
function isOpen({ operation, records }: Endpoint): boolean {
  const schema = responseSchema(operation.response);
  return records?.keys.length === 0 && (schema === undefined || (schema.items ?? schema.properties.size) === 0);
}
