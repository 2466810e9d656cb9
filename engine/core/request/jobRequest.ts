import type { JsonObject } from '../json/value.ts';

/** The method of a job; `FORM` is a POST whose parameters are form-encoded. */
export type HttpMethod = 'GET' | 'POST' | 'FORM';

/** A request as jobs and scrollers see it: an endpoint and parameters, not yet a URL. */
export interface JobRequest {
  endpoint: string;
  method: HttpMethod;
  params: JsonObject;
  headers: JsonObject;
}
