/** Where the browser returns to after a login. */
export interface Redirects {
  /** The address for the identity provider. */
  uri: string;
  /** Waits for the response in the browser. Throws the signal's reason. */
  response(signal: AbortSignal): Promise<URLSearchParams>;
  close(): Promise<void>;
}
