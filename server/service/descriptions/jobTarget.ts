import type { JobTarget } from '@pagewright/core/descriptions/matching/operationIndex';
import { findUserError } from '@pagewright/core/findUserError';
import { resolveEndpoint } from '@pagewright/core/request/resolveEndpoint';
import { defaultOptions } from '@pagewright/core/schema/generated/options';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findObject, findText, textOrDefault } from '../model/nodes.ts';
import { computedBase } from './computedBase.ts';

/**
 * The first request of a job, as far as it is written; undefined if it has no endpoint, one on another host, or one
 * that is all placeholders.
 */
export function jobTarget({ node }: Job, model: ExtractorModel, base = baseOf(model)): JobTarget | undefined {
  const endpoint = findText(node, 'endpoint')?.value;
  if (endpoint === undefined || isOnlyPlaceholders(endpoint)) return undefined;
  const target = base === undefined ? undefined : resolved(base, endpoint);
  const isElsewhere = /^([a-z][a-z\d+.-]*:)?\/\//i.test(endpoint) && target?.origin !== base?.origin;
  if (isElsewhere) return undefined;
  return { method: methodOf({ node }, model), endpoint, ...(target && { path: target.path }) };
}

/** Whether an endpoint such as `{path}` is all placeholders, so that nothing is known about it. */
function isOnlyPlaceholders(endpoint: string): boolean {
  return (
    endpoint.split('/').every((segment) => segment === '' || /^\{[^{}]*\}$/.test(segment)) && endpoint.includes('{')
  );
}

/** The path of the base address, as far as it is written. */
export function basePathOf(model: ExtractorModel): string | undefined {
  return baseOf(model)?.pathname;
}

/** The HTTP method of a job: a form is posted. */
export function methodOf({ node }: Pick<Job, 'node'>, { api }: Pick<ExtractorModel, 'api'>): string {
  const defaults = findObject(findObject(api, 'http'), 'defaultOptions');
  const method = (findText(node, 'method')?.value ?? textOrDefault(defaults, 'method', defaultOptions)).toUpperCase();
  return method === 'FORM' ? 'POST' : method;
}

/** The base address, with `{name}` for attributes in its path; undefined if it is computed in another way. */
export function baseOf({ environment, api, config }: ExtractorModel): URL | undefined {
  const baseUrl = environment?.baseUrl ?? findText(api, 'baseUrl')?.value;
  if (baseUrl === undefined) return computedBase({ api, config });
  return URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
}

function resolved(base: URL, endpoint: string): { origin: string; path: string } | undefined {
  let target: { origin: string; path: string } | undefined;
  findUserError(() => {
    target = resolveEndpoint(base.href, endpoint);
  });
  return target;
}
