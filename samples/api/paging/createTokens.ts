import { createHash } from 'node:crypto';
import { SampleApiError } from '../http/sampleApiError.ts';

export interface Tokens {
  /** Turns a text into a token that is opaque to the client. */
  write(content: string): string;
  /** Returns the text of a token. Throws a `SampleApiError` (400) for a token that `write` did not create. */
  read(token: string): string;
}

const sealLength = 8;

/**
 * Creates opaque page tokens for one purpose. A token contains its text and a hash of it, so the server keeps no state
 * and the same request always gets the same token.
 */
export function createTokens(purpose: string): Tokens {
  function write(content: string): string {
    const seal = createHash('sha256').update(`${purpose}:${content}`).digest('base64url').slice(0, sealLength);
    return `${Buffer.from(content, 'utf8').toString('base64url')}${seal}`;
  }
  function read(token: string): string {
    const content = Buffer.from(token.slice(0, -sealLength), 'base64url').toString('utf8');
    if (write(content) === token) return content;
    throw new SampleApiError(400, 'unknown-token', 'This token is not one of ours; start again without one.');
  }
  return { write, read };
}
