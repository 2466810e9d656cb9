import { createHash } from 'node:crypto';
import { SampleApiError } from '../http/sampleApiError.ts';

export interface Tokens {
  /** Wraps a text into a token that tells the client nothing. */
  write(content: string): string;
  /** Gives the text back. Throws a `SampleApiError` (400) for a token that `write` did not make. */
  read(token: string): string;
}

const sealLength = 8;

/**
 * Makes opaque page tokens for one purpose. A token carries its own meaning under a seal, so the server remembers
 * nothing and the same request always gives the same token.
 */
export function createTokens(purpose: string): Tokens {
  function write(content: string): string {
    const seal = createHash('sha256').update(`${purpose}:${content}`).digest('base64url').slice(0, sealLength);
    return `${Buffer.from(content, 'utf8').toString('base64url')}${seal}`;
  }
  function read(token: string): string {
    const content = Buffer.from(token.slice(0, -sealLength), 'base64url').toString('utf8');
    if (write(content) === token) return content;
    throw new SampleApiError(400, 'unknown-token', 'This token is none of ours; start again without one.');
  }
  return { write, read };
}
