import type { JsonObject } from '@pagewright/core/json/value';
import type { HttpMethod } from '@pagewright/core/request/jobRequest';

/** The parts of the request of a cURL command that a job can send. */
export interface CurlRequest {
  /** `FORM` if the command sends a form, or nothing at all with POST. */
  method: HttpMethod;
  /** Scheme, host and port. */
  origin: string;
  /** The same as written, if it has variables of a template such as `{{stack}}`; `origin` then stands in for it. */
  originTemplate?: string;
  /** As it is written. */
  path: string;
  /** Encoded, without `?`; empty: none. */
  query: string;
  /** The body of POST and FORM. */
  params: JsonObject;
  /** Without the content type, which follows from the method; a name may occur more than once. */
  headers: [name: string, value: string][];
  /** From `-u` or from the address. Without a password, cURL would ask for it. */
  user?: { name: string; password: string | undefined };
  /** What the shell would expand before it calls the program, as written. */
  variables: string[];
  /** What is not imported from the command, or is sent in another way; each a sentence. */
  remarks: string[];
}
