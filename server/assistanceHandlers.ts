import { ProtocolRequestType } from 'vscode-languageserver';
import type { RegisterHandler } from './navigationHandlers.ts';
import {
  type EvaluateAnswer,
  type EvaluateParams,
  evaluateRequest,
  type PaginationChoice,
  type PaginationParams,
  paginationRequest,
} from './protocol.ts';
import type { ExtractorService } from './service/extractorService.ts';

const paginationType = new ProtocolRequestType<PaginationParams, PaginationChoice[], never, void, void>(
  paginationRequest,
);
const evaluateType = new ProtocolRequestType<EvaluateParams, EvaluateAnswer, never, void, void>(evaluateRequest);

/** Connects the requests of interactive commands to the part of the service that handles them. */
export function registerAssistance(handle: RegisterHandler, service: ExtractorService): void {
  handle(paginationType, [], (document, { position }) => service.suggestPagination(document, position));
  handle(
    evaluateType,
    null,
    (document, { position, samples }) => service.evaluateFunction(document, position, samples) ?? null,
  );
}
