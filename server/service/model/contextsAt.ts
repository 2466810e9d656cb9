import type { ASTNode } from 'vscode-json-languageservice';
import type { ContextName } from '../../../engine/core/expressions/context.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { findObject, findText } from './nodes.ts';
import { pointerOf } from './pointerOf.ts';

const job = '/config/jobs/\\d+(/children/\\d+)*';

/** Containers whose every value a run computes, whatever the rest of the document says. */
const containers: readonly [RegExp, readonly ContextName[]][] = [
  [/^\/(api|config)\/http\/headers$/, ['attr']],
  [/^\/api\/http\/defaultOptions\/(headers|params)$/, ['attr']],
  [new RegExp(`^(/config|${job})/userData$`), ['attr', 'time']],
  [new RegExp(`^${job}/params$`), ['attr', 'time']],
];

const loginRequest = /^\/api\/authentication\/loginRequest\/(params|headers)$/;
const apiRequest = /^\/api\/authentication\/apiRequest\/(headers|query)$/;
const ownQuery = /^\/api\/authentication\/query$/;
const ownFields = /^\/api\/authentication\/(headers|query)$/;

/** The same in `authentication`, by its type. */
const authentications: Readonly<Record<string, readonly [RegExp, readonly ContextName[]][]>> = {
  query: [[ownQuery, ['query', 'request', 'attr']]],
  'url.query': [[ownQuery, ['query', 'request', 'attr']]],
  oauth20: [[ownFields, ['query', 'request', 'authorization']]],
  login: [
    [loginRequest, ['attr']],
    [apiRequest, ['response', 'attr']],
  ],
  'oauth20.login': [
    [loginRequest, ['consumer', 'user', 'attr']],
    [apiRequest, ['response', 'attr']],
  ],
};

/**
 * What references can name in the values of an object, written or not (`functions.md` section 2); undefined where no
 * run computes them. What is written is found by `expressionsOf`, which a test holds in step with this.
 */
export function contextsAt(container: ASTNode, model: ExtractorModel): readonly ContextName[] | undefined {
  const pointer = pointerOf(container);
  const prefix = model.parameters ? pointerOf(model.parameters) : '';
  const below = pointer.startsWith(prefix) ? pointer.slice(prefix.length) : pointer;
  const type = findText(findObject(model.api, 'authentication'), 'type')?.value ?? '';
  const known = [...containers, ...(Object.hasOwn(authentications, type) ? (authentications[type] ?? []) : [])];
  return known.find(([place]) => place.test(below))?.[1];
}
