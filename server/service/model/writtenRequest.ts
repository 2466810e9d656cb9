import { readExpression } from '@pagewright/core/expressions/expression';
import { entriesOf, isObject, type JsonObject, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { underlay } from '@pagewright/core/request/buildPageRequest';
import type { HttpMethod } from '@pagewright/core/request/jobRequest';
import { defaultOptions } from '@pagewright/core/schema/generated/options';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from './extractorModel.ts';
import { jsonValue } from './jsonValue.ts';
import { findObject, findText, textOrDefault } from './nodes.ts';

interface WrittenRequest {
  method: HttpMethod;
  /** The parameters of all jobs, overridden by those of the job; a computed value is null. */
  params: JsonObject;
}

/** The request that a job and `http.defaultOptions` describe; `later`: the changes of later requests. */
export function writtenRequest(
  { node }: Pick<Job, 'node'>,
  { api }: Pick<ExtractorModel, 'api'>,
  later?: ObjectASTNode,
): WrittenRequest {
  const defaults = findObject(findObject(api, 'http'), 'defaultOptions');
  const written = findText(later, 'method') ?? findText(node, 'method');
  const method = written?.value ?? textOrDefault(defaults, 'method', defaultOptions);
  const [common, own, others] = [defaults, node, later].map((each) => paramsOf(each));
  const params = underlay(underlay(common ?? {}, own ?? {}), others ?? {});
  return { method: method.toUpperCase() as HttpMethod, params };
}

function paramsOf(holder: ObjectASTNode | undefined): JsonObject {
  const params = findObject(holder, 'params');
  const value = params && jsonValue(params);
  return isObject(value) ? objectFrom(entriesOf(value).map(([name, each]) => [name, settled(each)])) : {};
}

function settled(value: JsonValue): JsonValue {
  return isObject(value) && readExpression(value, ['attr', 'time']) !== undefined ? null : value;
}
