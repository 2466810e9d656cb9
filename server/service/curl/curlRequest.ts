import type { JsonObject } from '../../../engine/core/json/value.ts';
import type { HttpMethod } from '../../../engine/core/request/jobRequest.ts';

/** The request of a cURL command as far as a job can send it. */
export interface CurlRequest {
  /** `FORM` where the command sends a form, or nothing at all with POST. */
  method: HttpMethod;
  /** Scheme, host and port. */
  origin: string;
  /** As it is written. */
  path: string;
  /** Encoded, without `?`; empty: none. */
  query: string;
  /** What is in the body of POST and FORM. */
  params: JsonObject;
  /** Without the type of the body, which the method says; a name may be there more than once. */
  headers: [name: string, value: string][];
  /** Of `-u`, or of the address. Without a password the command would ask for it. */
  user?: { name: string; password: string | undefined };
  /** What the shell would put in before it calls the program, as it is written. */
  variables: string[];
  /** What of the command is not taken over, or is sent in another way; each a sentence. */
  remarks: string[];
}
