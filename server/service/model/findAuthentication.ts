import type { AuthenticationKind } from '@pagewright/core/auth/authenticationKind';
import { findAuthenticationKind } from '@pagewright/core/auth/kinds/authenticationKinds';
import type { ObjectASTNode, StringASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from './extractorModel.ts';
import { asObject, findAt, findObject, findText } from './nodes.ts';

interface AuthenticationNodes {
  options: ObjectASTNode | undefined;
  type: StringASTNode | undefined;
  /** The descriptor of the type; undefined if the type is missing or unknown. */
  kind: AuthenticationKind | undefined;
}

/** The authentication of a document. */
export function findAuthentication({ api }: Pick<ExtractorModel, 'api'>): AuthenticationNodes {
  const options = findObject(api, 'authentication');
  const type = findText(options, 'type');
  return { options, type, kind: findAuthenticationKind(type?.value) };
}

/** The object `authorization.oauth_api.credentials`, which the platform adds to a configuration when it runs it. */
export function findCredentials({ json }: ExtractorModel): ObjectASTNode | undefined {
  return asObject(findAt(asObject(json.root), ['authorization', 'oauth_api', 'credentials']));
}
