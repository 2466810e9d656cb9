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
export type Answer = <P extends { textDocument: TextDocumentIdentifier }, R, PR, RO>(
  type: ProtocolRequestType<P, R, PR, void, RO>,
  fallback: R,
  work: (document: TextDocument, params: P) => R | ResponseError<void> | Promise<R>,
) => void;

/** Connects the requests for moving around to the part of the service that handles them. */
export function registerNavigation(answer: Answer, service: Navigation): void {
  answer(DefinitionRequest.type, [], (document, { position }) => service.findDefinition(document, position));
  answer(ReferencesRequest.type, [], (document, { position, context }) =>
    service.findReferences(document, position, context.includeDeclaration),
  );
  answer(PrepareRenameRequest.type, null, (document, { position }) =>
    answerOrRefusal(service.prepareRename(document, position)),
  );
  answer(RenameRequest.type, null, (document, { position, newName }) =>
    answerOrRefusal(service.rename(document, position, newName)),
  );
  answer(DocumentLinkRequest.type, [], (document) => service.findDocumentLinks(document));
  answer(SemanticTokensRequest.type, null, (document) => ({ data: service.findSemanticTokens(document) }));
  answer(SemanticTokensRangeRequest.type, null, (document, { range }) => ({
    data: service.findSemanticTokens(document, range),
  }));
  answer(InlayHintRequest.type, [], (document, { range }) => service.findInlayHints(document, range));
}

/** A result as it is; a refusal as an error whose message the editor shows. */
export function answerOrRefusal<R>(answer: R | { refusal: string }): R | ResponseError<void> {
  return isRefusal(answer) ? new ResponseError(LSPErrorCodes.RequestFailed, answer.refusal) : answer;
}

function isRefusal<R>(answer: R | { refusal: string }): answer is { refusal: string } {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer;
}
