/** A request in the parts that a command has a place for; what comes from variables is marked. */
export interface CommandRequest {
  method: 'GET' | 'POST';
  /** Scheme, host, port and path. */
  address: string;
  /** The encoded parts of the query. */
  query: string[];
  /** Name and password of basic authentication, with a colon between them. */
  user: string | undefined;
  headers: [name: string, value: string][];
  body: string | undefined;
}
