import assert from 'node:assert/strict';
import { concernsSecrets } from '../../../../../client/runs/findings/concernsSecrets.ts';

describe('A failure that other secrets may cure', () => {
  const cases: [isOfSecrets: boolean, code: string, status?: number | undefined, cause?: string][] = [
    [true, 'http.status', 401],
    [true, 'http.status', 403],
    [true, 'http.status', 401, 'empty-secret'],
    [true, 'authentication.login-failed'],
    [false, 'authentication.login-failed', undefined, 'other-host'],
    [false, 'http.status', 401, 'token-expired'],
    [false, 'http.status', 404],
    [false, 'http.host-not-found'],
  ];
  for (const [isOfSecrets, code, status, cause] of cases) {
    const title = [code, status, cause].filter(Boolean).join(', ');
    it(`is ${isOfSecrets ? '' : 'not '}${title}`, () => {
      assert.equal(concernsSecrets({ code, status, cause }), isOfSecrets);
    });
  }
});
