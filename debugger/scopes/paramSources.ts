import { deepEquals, type JsonValue, type Redactor, readExpression } from '@pagewright/engine/debugging';
import { entriesOf, isObject } from '@pagewright/engine/json';
import type { JobFrame } from '../running/jobFrame.ts';
import { sentRequest } from '../running/sentRequest.ts';

/** The sources of the endpoint of a request and of each of its parameters, in the words of the configuration. */
export function paramSources(frame: JobFrame, redactor: Redactor): [name: string, source: string][] {
  const { params } = frame.request;
  const own = entriesOf(params).map(([name]): [string, string] => [name, sourceOf(name, frame)]);
  const names = new Set(own.map(([name]) => name));
  const defaults = entriesOf(frame.run.iteration.defaultParams)
    .filter(([name]) => !names.has(name))
    .map(([name]): [string, string] => [name, 'defaultOptions']);
  const credentials = credentialNames(frame, redactor).map((name): [string, string] => [name, 'authentication']);
  return [['endpoint', endpointSource(frame)], ...new Map([...defaults, ...own, ...credentials])];
}

function endpointSource({ request, asked, first, run }: JobFrame): string {
  if (request.endpoint !== asked.endpoint) return 'changed here';
  if (request.endpoint !== first.endpoint) return 'pagination';
  return first.endpoint === run.job.endpoint ? 'job' : 'job, placeholders';
}

function sourceOf(name: string, { request, asked, first, run }: JobFrame): string {
  const value = field(request.params, name);
  if (!deepEquals(value, field(asked.params, name))) return 'changed here';
  if (!deepEquals(value, field(first.params, name))) return 'pagination';
  const written = field(run.job.params, name);
  const expression = isObject(written) ? readExpression(written, contextNames(run)) : undefined;
  if (expression === undefined) return 'job';
  return expression.kind === 'call'
    ? `job, function "${expression.name}"`
    : `job, ${expression.context} "${expression.target}"`;
}

/** The names of the parameters that carry credentials: those of a login are as written, others as they are signed. */
function credentialNames(frame: JobFrame, redactor: Redactor): string[] {
  const { login } = frame.run.iteration.authentication;
  if (login !== undefined) return entriesOf(login.gives.query).map(([name]) => name);
  return [...(sentRequest(frame, redactor).sent.hiddenQuery ?? [])];
}

function contextNames({ iteration }: JobFrame['run']): ('attr' | 'time')[] {
  return (['attr', 'time'] as const).filter((name) => iteration.contexts[name] !== undefined);
}

function field(object: JsonValue, name: string): JsonValue {
  return (isObject(object) ? entriesOf(object).find(([key]) => key === name)?.[1] : undefined) ?? null;
}
