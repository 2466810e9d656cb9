import type { LoginPlaces, OptionPath } from '@pagewright/core/auth/authenticationKind';
import { authenticationKinds } from '@pagewright/core/auth/kinds/authenticationKinds';
import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from './extractorModel.ts';
import { asObject, findAt } from './nodes.ts';

// The places of every type count, because the type may not be written yet.

type WrittenLogin = { readonly [Part in keyof LoginPlaces]: ObjectASTNode | undefined };

const loginPlaces = new Set(authenticationKinds.flatMap(({ login }) => login ?? []));
const computedPaths = authenticationKinds.flatMap(({ computed = [] }) => computed.map(({ path }) => path));

export function findLogins({ api }: Pick<ExtractorModel, 'api'>): WrittenLogin[] {
  const at = (path: OptionPath) => asObject(findAt(api, ['authentication', ...path]));
  return [...loginPlaces].map(({ request, gives, expires }) => ({
    request: at(request),
    gives: at(gives),
    expires: at(expires),
  }));
}

/** The headers, or the query parameters, that an authentication computes. */
export function findComputedOptions({ api }: Pick<ExtractorModel, 'api'>, key: 'headers' | 'query'): Set<ASTNode> {
  const paths = computedPaths.filter((path) => path.at(-1) === key);
  return new Set(paths.flatMap((path) => findAt(api, ['authentication', ...path]) ?? []));
}
