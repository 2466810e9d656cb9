import assert from 'node:assert/strict';
import type { Stack } from '../stack/startStack.ts';

/** Checks that a plain secret went to the Encryption API only, and the token nowhere but into its header, and not there. */
export async function assertOffTheWire({ log, token }: Stack, secret: string): Promise<void> {
  for (const { headers, ...request } of await log()) {
    const { 'x-storageapi-token': sent, ...others } = headers;
    const rest = JSON.stringify([others, request]);
    const at = `${request.service} ${request.method} ${request.path}`;
    assert.ok(!rest.includes(token), `The token is in ${at}.`);
    if (request.service === 'encryption') assert.equal(sent, undefined, `The token was sent to ${at}.`);
    else assert.ok(!JSON.stringify([headers, request]).includes(secret), `The secret is in ${at}.`);
  }
}
