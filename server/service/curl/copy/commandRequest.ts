/** A request in the parts of a command; values from variables are stand-ins. */
export interface CommandRequest {
  method: 'GET' | 'POST';
  /** Scheme, host, port and path. */
  address: string;
  /** The encoded parts of the query. */
  query: string[];
  /** Username and password of basic authentication, with a colon between them. */
  user: string | undefined;
  headers: [name: string, value: string][];
  body: string | undefined;
}
