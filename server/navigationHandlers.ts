import {
  DefinitionRequest,
  DocumentLinkRequest,
  InlayHintRequest,
  LSPErrorCodes,
  PrepareRenameRequest,
  type ProtocolRequestType,
  ReferencesRequest,
  RenameRequest,
  ResponseError,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
  type TextDocumentIdentifier,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Navigation } from './service/navigation.ts';

/** Handles one request of the protocol about a document. */
export type RegisterHandler = <P extends { textDocument: TextDocumentIdentifier }, R, PR, RO>(
  type: ProtocolRequestType<P, R, PR, void, RO>,
  fallback: R,
  work: (document: TextDocument, params: P) => R | ResponseError<void> | Promise<R>,
) => void;

/** Connects the requests for moving around to the part of the service that handles them. */
export function registerNavigation(handle: RegisterHandler, service: Navigation): void {
  handle(DefinitionRequest.type, [], (document, { position }) => service.findDefinition(document, position));
  handle(ReferencesRequest.type, [], (document, { position, context }) =>
    service.findReferences(document, position, context.includeDeclaration),
  );
  handle(PrepareRenameRequest.type, null, (document, { position }) =>
    resultOrRefusal(service.prepareRename(document, position)),
  );
  handle(RenameRequest.type, null, (document, { position, newName }) =>
    resultOrRefusal(service.rename(document, position, newName)),
  );
  handle(DocumentLinkRequest.type, [], (document) => service.findDocumentLinks(document));
  handle(SemanticTokensRequest.type, null, (document) => ({ data: service.findSemanticTokens(document) }));
  handle(SemanticTokensRangeRequest.type, null, (document, { range }) => ({
    data: service.findSemanticTokens(document, range),
  }));
  handle(InlayHintRequest.type, [], (document, { range }) => service.findInlayHints(document, range));
}

/** A result as it is; a refusal as an error whose message the editor shows. */
export function resultOrRefusal<R>(result: R | { refusal: string }): R | ResponseError<void> {
  return isRefusal(result) ? new ResponseError(LSPErrorCodes.RequestFailed, result.refusal) : result;
}

function isRefusal<R>(result: R | { refusal: string }): result is { refusal: string } {
  return typeof result === 'object' && result !== null && 'refusal' in result;
}
