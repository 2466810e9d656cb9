import { entriesOf, isObject, type JsonValue } from '../../json/value.ts';
import { pagingMethods } from '../../pagination/methods/pagingMethods.ts';
import { isPagingObjectInBody } from '../../recognition/paging/pagingObject.ts';
import { paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import { plainName } from '../../recognition/plainName.ts';
import type { Candidate, JobEvidence } from './candidate.ts';

/** The beginning of a GraphQL query, which has its variables below one parameter. */
const graphQl = /^\s*(query|\{)/;

/**
 * The candidates that can work if the paging is in an object of the body: no method writes into it
 * (`docs/format/pagination.md#43-post`), so the others become one advice that says so.
 */
export function withoutTopOfBody(found: readonly Candidate[], evidence: JobEvidence): Candidate[] {
  const holder = evidence.method === 'POST' ? holderOf(evidence) : undefined;
  if (holder === undefined) return [...found];
  const left = found.filter((candidate) => !writesNewParam(candidate, evidence));
  const [best] = found.filter((candidate) => writesNewParam(candidate, evidence) && candidate.paths.length > 0);
  if (left.some(({ pagination }) => pagination !== undefined)) return left;
  const about = best === undefined ? { paths: [], seen: `the object "${holder}" of the body` } : { paths: best.paths };
  return [...left, { confidence: 'medium', ...about, reason: reasonFor(holder, evidence) }];
}

/** The object of the body, by its name or its contents. */
function holderOf({ params, names, describedHolder }: JobEvidence): string | undefined {
  if (params.some(isQuery)) return 'variables';
  const named = params.find(([name, value]) => isObject(value) && isPagingObjectInBody(plainName(name)));
  // A name such as `page.after` means an object.
  const meant = Object.values(names).flatMap(({ name }) => /^([^.]+)\.[^.]/.exec(name)?.[1] ?? [])[0];
  if (named !== undefined || meant !== undefined) return named?.[0] ?? meant;
  const isAtTop = params.some(([name, value]) => !isObject(value) && paramRoleOf(name)?.isSure);
  return isAtTop ? undefined : (params.find(([, value]) => holdsPaging(value))?.[0] ?? describedHolder);
}

function isQuery([name, value]: readonly [string, JsonValue]): boolean {
  return name === 'query' && typeof value === 'string' && graphQl.test(value);
}

/** Whether an object holds paging, as `{"limit": 20}`. A number distinguishes it from filters. */
function holdsPaging(value: JsonValue): boolean {
  const isPaging = ([name, each]: [string, JsonValue]) => paramRoleOf(name)?.isSure && typeof each === 'number';
  return isObject(value) && entriesOf(value).some(isPaging);
}

/** Whether a paging adds a parameter beside the objects, instead of setting one that the job sends there. */
function writesNewParam({ pagination }: Candidate, { params }: JobEvidence): boolean {
  const paging = pagination && pagingMethods.get(String(Object(pagination).method))?.read(pagination);
  const written = paging?.counted?.startParam ?? paging?.params[0];
  return written !== undefined && !params.some(([name, value]) => name === written && !isObject(value));
}

function reasonFor(holder: string, { params }: JobEvidence): string {
  const where = params.some(isQuery) ? 'the variables of the GraphQL query' : `the object "${holder}" of the body`;
  return `The paging belongs into ${where}, and no paging method can write there: request a page that holds all records, or use another endpoint of the API.`;
}
