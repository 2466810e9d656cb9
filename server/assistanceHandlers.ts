import { ProtocolRequestType } from 'vscode-languageserver';
import type { Answer } from './navigationHandlers.ts';
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
export function registerAssistance(answer: Answer, service: ExtractorService): void {
  answer(paginationType, [], (document, { position }) => service.suggestPagination(document, position));
  answer(
    evaluateType,
    null,
    (document, { position, samples }) => service.evaluateFunction(document, position, samples) ?? null,
  );
}
