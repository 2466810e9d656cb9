import { readAuthentication } from '@pagewright/core/auth/kinds/readAuthentication';
import { iterationSources } from '@pagewright/core/config/iterationSources';
import { createAttributes } from '@pagewright/core/expressions/attributes';
import { type FoundError, findUserError } from '@pagewright/core/findUserError';
import { entriesOf, type JsonObject, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { buildRequest } from '@pagewright/core/request/buildRequest';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from './extractorModel.ts';
import { findCredentials } from './findAuthentication.ts';
import { jsonValue } from './jsonValue.ts';

/** An address for the check, like the time arbitrary: nothing is sent. */
const somewhere = 'https://api.example.com/';
const now = () => 1_500_000_000_000;

/** The errors of the engine when it builds the authentication of a document: the first one of each iteration. */
export function authenticationErrors(model: ExtractorModel): FoundError[] {
  const api = pick(model.api, (key) => key === 'authentication' || key === 'query');
  const credentials = findCredentials(model);
  // Without jobs and mappings, which are most of a document and which no authentication reads.
  const config = pick(model.config, (key) => key !== 'jobs' && key !== 'mappings');
  const iterations = pick(model.parameters, (key) => key === 'iterations');
  return iterationSources(objectFrom([['config', config], ...entriesOf(iterations)])).flatMap((source) => {
    const create = () =>
      readAuthentication(
        api,
        () => undefined,
      )({
        config: source.config,
        configPointer: source.pointerOf,
        credentials: credentials && pick(credentials, () => true),
        contexts: { attr: createAttributes(source.config, { time: new Map(), now, pointer: '/config' }) },
        now,
        buildLogin: (request) => buildRequest(request, somewhere, []),
      });
    return findUserError(create) ?? [];
  });
}

function pick(object: ObjectASTNode | undefined, isWanted: (key: string) => boolean): JsonObject {
  const properties = object?.properties ?? [];
  return objectFrom(
    properties.flatMap(({ keyNode, valueNode }): [string, JsonValue][] =>
      valueNode && isWanted(keyNode.value) ? [[keyNode.value, jsonValue(valueNode)]] : [],
    ),
  );
}
