import type { ExtractionConfig } from '../config/extractionConfig.ts';
import type { HttpRequest } from '../request/httpRequest.ts';

/** Adds credentials to a request. Done for every attempt, so that time stamps and nonces are fresh. */
export interface Authentication {
  authorize(request: HttpRequest): HttpRequest;
  /** Values made from the credentials that may not be shown, beside those that stand in the configuration. */
  secrets: string[];
}

/** Throws a UserError where the configuration lacks what the kind needs. */
export type AuthenticationFactory = (config: ExtractionConfig) => Authentication;
