import { query } from '@pagewright/core/auth/kinds/query';
import { type JsonObject, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { baseOf, endpointOf, nameOf } from '@pagewright/core/request/splitAddress';
import { safeName } from '@pagewright/core/tables/safeName';
import { canNameTable } from '@pagewright/core/tables/tableFile';
import { findPaging } from '../../paging/findPaging.ts';
import type { CurlRequest } from '../command/curlRequest.ts';
import { AddedAttributes } from './attributes.ts';
import type { Draft } from './draft.ts';
import type { ExistingConfiguration } from './existing.ts';
import type { ImportedParts } from './importedParts.ts';
import { takeHeaders } from './takeHeaders.ts';
import { type TakenParams, takeParams } from './takeParams.ts';
import { computedText } from './templateText.ts';

/** The additions of a command's request to an existing configuration, or to a new one if none is given. */
export function importCurl(request: CurlRequest, existing: ExistingConfiguration | undefined): ImportedParts {
  const { origin, path, remarks } = request;
  const baseUrl = existing === undefined ? baseOf(origin, path) : existing.baseUrl;
  const draft = createDraft(request, existing, baseUrl);
  takeHeaders(draft);
  const taken = takeParams(draft);
  const endpoint = endpointBelow(baseUrl, draft);
  if (existing !== undefined && !draft.isSameHost) draft.remarks.push(otherHost(request));
  const { params, pagination } = page(draft, taken);
  remarkOnGaps(draft, path);
  return {
    baseUrl: existing === undefined ? computedBase(draft, baseUrl ?? '') : '',
    job: jobOf(draft, endpoint, { params, query: taken.query }),
    ...withAuthentication(draft),
    ...(pagination && { pagination }),
    headers: draft.sharedHeaders,
    attributes: draft.attributes.added,
    secrets: draft.attributes.secrets,
    remarks: [...new Set([...remarks, ...draft.remarks])],
  };
}

/** The endpoint of a request. One with variables in its host goes to that of `baseUrl` in an existing configuration. */
function endpointBelow(baseUrl: string | undefined, { request, existing }: Draft): string {
  const { origin, originTemplate, path } = request;
  if (existing !== undefined && originTemplate !== undefined) return path;
  return baseUrl === undefined ? `${origin}${path}` : endpointOf(baseUrl, origin, path);
}

function computedBase({ request: { origin, originTemplate }, attributes }: Draft, baseUrl: string): JsonValue {
  if (originTemplate === undefined) return baseUrl;
  return computedText(originTemplate + baseUrl.slice(origin.length), attributes);
}

function createDraft(
  request: CurlRequest,
  existing: ExistingConfiguration | undefined,
  baseUrl: string | undefined,
): Draft {
  const remarks: string[] = [];
  return {
    request,
    existing,
    isSameHost: baseUrl !== undefined && URL.canParse(baseUrl) && new URL(baseUrl).origin === request.origin,
    attributes: new AddedAttributes(existing?.attributes ?? new Map(), remarks),
    authentication: undefined,
    sharedParams: [],
    sharedHeaders: [],
    jobHeaders: [],
    remarks,
  };
}

/** Adds paging. A new configuration gets it instead of its parameters; for an existing one a remark suggests it. */
function page(
  { existing, remarks }: Draft,
  { params }: TakenParams,
): Pick<TakenParams, 'params'> & { pagination?: JsonObject } {
  const found = findPaging(params);
  if (found === undefined) return { params };
  if (existing === undefined) {
    remarks.push(...found.remarks);
    const kept = params.filter(([name]) => !found.set.includes(name));
    return { params: kept, ...(found.pagination && { pagination: found.pagination }) };
  }
  const names = found.names.map((name) => `"${name}"`).join(' and ');
  if (existing.isPaged) {
    remarks.push(
      `${names} look like paging. "pagination" of the configuration applies to this job too: remove what it sets.`,
    );
  } else if (found.pagination) {
    const settings = JSON.stringify(found.pagination);
    remarks.push(
      `${names} look like paging. To read all pages, add "pagination": ${settings} and remove them from the job.`,
    );
  } else remarks.push(...found.remarks);
  return { params };
}

function jobOf({ request, existing, jobHeaders }: Draft, endpoint: string, { params, query }: TakenParams): JsonObject {
  const { method, path } = request;
  const written = query === '' ? endpoint : `${endpoint}?${query}`;
  // A table cannot be named after an address such as `/` or `nul.`.
  const name = nameOf(path) ?? (canNameTable(safeName(written)) ? undefined : 'data');
  const entries: [string, JsonValue][] = [['endpoint', written]];
  if (method !== 'GET') entries.push(['method', method]);
  if (params.length > 0) entries.push(['params', objectFrom(params)]);
  if (jobHeaders.length > 0) entries.push(['headers', objectFrom(jobHeaders)]);
  if (name !== undefined && name !== written && !existing?.dataTypes.has(name)) entries.push(['dataType', name]);
  return objectFrom(entries);
}

function withAuthentication({ authentication, sharedParams }: Draft): Pick<ImportedParts, 'authentication'> {
  if (authentication !== undefined) return { authentication };
  return sharedParams.length === 0 ? {} : { authentication: { type: query.type, query: objectFrom(sharedParams) } };
}

function otherHost({ origin, originTemplate }: CurlRequest): string {
  if (originTemplate !== undefined) {
    return `The job sends its requests to the host of "baseUrl", in place of "${originTemplate}".`;
  }
  return `The job sends its requests to ${origin}, which is not the host of "baseUrl": they carry the headers and credentials of this configuration.`;
}

/** Adds remarks on values that the user must fill in before the job can run. */
function remarkOnGaps({ request, attributes, remarks }: Draft, path: string): void {
  for (const [placeholder] of path.matchAll(/\{[^{}]*\}/g)) {
    remarks.push(
      `"${placeholder}" in "endpoint" needs a value: write one, or make the job a child with "placeholders".`,
    );
  }
  for (const variable of request.variables) {
    if (!attributes.hold(variable)) remarks.push(`"${variable}" is a shell variable: replace it by its value.`);
  }
}
