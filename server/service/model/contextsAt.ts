import { pointerTo } from '@pagewright/core/auth/authenticationKind';
import type { ContextName } from '@pagewright/core/expressions/context';
import type { ASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from './extractorModel.ts';
import { findAuthentication } from './findAuthentication.ts';
import { pointerOf } from './pointerOf.ts';

const job = '/config/jobs/\\d+(/children/\\d+)*';

/** Containers in which a run always computes every value. */
const containers: readonly [RegExp, readonly ContextName[]][] = [
  [/^\/(api|config)\/http\/headers$/, ['attr']],
  [/^\/api\/http\/defaultOptions\/(headers|params)$/, ['attr']],
  [new RegExp(`^(/config|${job})/userData$`), ['attr', 'time']],
  [new RegExp(`^${job}/params$`), ['attr', 'time']],
];

/**
 * The contexts that references can name in the values of an object, written or not
 * (`docs/format/functions.md#2-contexts`); undefined if no run computes them. `expressionsOf` finds the written ones; a
 * test keeps the two consistent.
 */
export function contextsAt(container: ASTNode, model: ExtractorModel): readonly ContextName[] | undefined {
  const pointer = pointerOf(container);
  const prefix = model.parameters ? pointerOf(model.parameters) : '';
  const below = pointer.startsWith(prefix) ? pointer.slice(prefix.length) : pointer;
  const computed = findAuthentication(model).kind?.computed?.find(({ path }) => pointerTo(path) === below);
  return computed?.contexts ?? containers.find(([place]) => place.test(below))?.[1];
}
