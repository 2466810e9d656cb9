/** An identity provider on loopback, which knows the tokens that it gave. */
export interface IdentityServer {
  issuer: string;
  /** Whether an access token is valid now. */
  accepts(token: string): Promise<boolean>;
  /** The grants that the token endpoint was asked for, in order. */
  grants: string[];
  close(): Promise<void>;
}

/** The client that every provider of the tests knows, unless a test says otherwise. */
export const client = { id: 'pagewright-test', secret: 'cl1ent secret/:+%&=' };
