import { configNamesOf } from '@pagewright/core/auth/authenticationKind';
import { basic } from '@pagewright/core/auth/kinds/basic';
import type { JsonObject } from '@pagewright/core/json/value';
import type { CurlRequest } from '../command/curlRequest.ts';
import type { Draft } from './draft.ts';

/**
 * Imports username and password as basic authentication (`docs/format/authentication.md#2-basic`). It needs both, so a
 * single key becomes a header computed from it.
 */
export function takeUser(draft: Draft, { name, password }: NonNullable<CurlRequest['user']>): void {
  const { attributes, sharedHeaders } = draft;
  if (password === '' || name === '') {
    const key = attributes.secret('apiKey', name === '' ? (password ?? '') : name);
    sharedHeaders.push(['Authorization', basicHeader(name === '' ? [':', key] : [key, ':'])]);
    return;
  }
  const isAnyTaken = configNamesOf(basic).some((key) => attributes.isTaken(key));
  if (isAnyTaken) {
    draft.remarks.push('Username and password are left out: "config" already has others.');
    return;
  }
  // Some APIs take a key as the username, with any password.
  const isKey = password !== undefined && /^(?:x+|\w)$/i.test(password);
  attributes.set(isKey ? '#username' : 'username', name);
  attributes.set(isKey ? 'password' : '#password', password ?? '');
  draft.authentication = { type: basic.type };
}

function basicHeader(parts: (string | JsonObject)[]): JsonObject {
  const credentials = { function: 'concat', args: parts };
  return { function: 'concat', args: ['Basic ', { function: 'base64_encode', args: [credentials] }] };
}
