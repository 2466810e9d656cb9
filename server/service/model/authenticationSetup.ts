import type { ObjectASTNode } from 'vscode-json-languageservice';
import type { AuthenticationSetup } from '../../../engine/core/auth/authentication.ts';
import { type IterationSource, iterationSources } from '../../../engine/core/config/iterationSources.ts';
import { createAttributes } from '../../../engine/core/expressions/attributes.ts';
import { isObject, type JsonObject, type JsonValue, objectFrom } from '../../../engine/core/json/value.ts';
import { buildRequest } from '../../../engine/core/request/buildRequest.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { jsonValue } from './jsonValue.ts';
import { asObject, findObject, findValue } from './nodes.ts';

/** Any address and any time will do: nothing is sent. */
const somewhere = 'https://api.example.com/';
const now = () => 1_500_000_000_000;

/** What the engine makes an authentication from, as a document has it: once, or once for each iteration. */
export function authenticationSetups(model: ExtractorModel): AuthenticationSetup[] {
  const options = objectOf(findObject(model.api, 'authentication')) ?? {};
  const formerQuery = objectOf(findObject(model.api, 'query'));
  const credentials = objectOf(findCredentials(model));
  return sourcesOf(model).map(({ config, pointerOf }) => ({
    options,
    pointer: '/api/authentication',
    config,
    configPointer: pointerOf,
    formerQuery,
    credentials,
    contexts: { attr: createAttributes(config, { time: new Map(), now, pointer: '/config' }) },
    now,
    buildLogin: (request) => buildRequest(request, somewhere, []),
    onDeprecated: () => undefined,
  }));
}

/** `authorization.oauth_api.credentials`, which the platform adds to a configuration when it runs it. */
export function findCredentials({ json }: ExtractorModel): ObjectASTNode | undefined {
  return findObject(findObject(findObject(asObject(json.root), 'authorization'), 'oauth_api'), 'credentials');
}

/** Jobs and mappings are left out: they are most of a document, and no authentication reads them. */
function sourcesOf({ parameters, config }: ExtractorModel): IterationSource[] {
  const iterations = findValue(parameters, 'iterations');
  return iterationSources({
    config: attributesOf(config),
    ...(iterations && { iterations: jsonValue(iterations) }),
  });
}

function attributesOf(config: ObjectASTNode | undefined): JsonObject {
  const properties = config?.properties ?? [];
  return objectFrom(
    properties.flatMap(({ keyNode, valueNode }): [string, JsonValue][] =>
      valueNode && keyNode.value !== 'jobs' && keyNode.value !== 'mappings'
        ? [[keyNode.value, jsonValue(valueNode)]]
        : [],
    ),
  );
}

function objectOf(node: ObjectASTNode | undefined): JsonObject | undefined {
  const value = node && jsonValue(node);
  return isObject(value) ? value : undefined;
}
