import type { JsonObject } from '@pagewright/core/json/value';
import type { HttpMethod } from '@pagewright/core/request/jobRequest';

/** The parts of the request of a cURL command that a job can send. */
export interface CurlRequest {
  /** `FORM` if the command sends a form, or nothing at all with POST. */
  method: HttpMethod;
  /** Scheme, host and port. */
  origin: string;
  /** The origin as written, if it has variables of a template such as `{{stack}}`; `origin` then stands in for it. */
  originTemplate?: string;
  /** The path as written. */
  path: string;
  /** The query, encoded, without `?`; empty for none. */
  query: string;
  /** The body of POST and FORM. */
  params: JsonObject;
  /** The headers without the content type, which follows from the method; a name may occur more than once. */
  headers: [name: string, value: string][];
  /** The user from `-u` or from the address. Without a password, cURL would ask for it. */
  user?: { name: string; password: string | undefined };
  /** The variables that the shell would expand before it calls the program, as written. */
  variables: string[];
  /** Remarks about parts of the command that are not imported, or are sent in another way; each a sentence. */
  remarks: string[];
}
