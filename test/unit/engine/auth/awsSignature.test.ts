import assert from 'node:assert/strict';
import { signAws } from '../../../../engine/core/auth/signAws.ts';
import { firstProblem, iterationOf, noon, type Parts, problemsOf, readParts } from '../config/readParts.ts';
import { addressOf, attempt, authenticatedBy, authorized, getOf, headersOf } from './authorize.ts';

const keys = {
  accessKeyId: 'AKIDPARCEL',
  '#secretKey': 's3cr3t/KEY',
  serviceName: 'execute-api',
  regionName: 'eu-central-1',
};
const signedWith = (credentials: unknown, parts: Parts = {}): Parts => ({
  ...parts,
  parameters: { aws: { signature: { credentials } } },
});

describe('the AWS signature of a configuration (authentication.md 9)', () => {
  it('authentication.md 9: the check value', () => {
    const request = getOf('parcels?size=3&q=a%20b');
    request.headers.set('X-Tenant', 't1');
    const sent = authorized(signedWith(keys), request, { now: Date.UTC(2017, 6, 14, 2, 40) });
    assert.equal(
      sent.headers.get('Authorization'),
      'AWS4-HMAC-SHA256 Credential=AKIDPARCEL/20170714/eu-central-1/execute-api/aws4_request, SignedHeaders=host;x-amz-date;x-tenant, Signature=671781c1281536eaa855a6d908f07bc24dd765d0dd45a530b5f739496f6a68bc',
    );
    assert.equal(sent.headers.get('X-Amz-Date'), '20170714T024000Z');
  });

  it('authentication.md 9: it is independent of the type and acts last: a basic header is lost', () => {
    const parts = signedWith(keys, authenticatedBy({ type: 'basic' }, { username: 'a', password: 'b' }));
    assert.match(String(headersOf(parts)['Authorization']), /^AWS4-HMAC-SHA256 /);
  });

  it('authentication.md 9: … and signs the query that the authentication added', () => {
    const credentials = {
      accessKeyId: 'AKIDPARCEL',
      secretKey: 's3cr3t/KEY',
      service: 'execute-api',
      region: 'eu-central-1',
    };
    const parts = signedWith(keys, authenticatedBy({ type: 'query', query: { k: 'x y' } }));
    const expected = signAws(getOf('parcels?k=x%20y'), credentials, noon);
    assert.equal(headersOf(parts)['Authorization'], expected.headers.get('Authorization'));
    assert.equal(addressOf(parts, 'parcels'), 'parcels?k=x%20y');
  });

  it('pagination.md 4.2: with a signature the query is written by the strict rules', () =>
    assert.equal(addressOf(signedWith(keys), 'parcels?q=a+b~'), 'parcels?q=a%20b~'));

  it('authentication.md 9: each attempt has its own time', () => {
    const dates = [0, 1000].map((later) => headersOf(signedWith(keys), 'parcels', { now: noon + later })['X-Amz-Date']);
    assert.deepEqual(dates, ['20260131T120000Z', '20260131T120001Z']);
  });

  it('authentication.md 9: login requests are signed too, and a login stays one', () => {
    const parts = signedWith(keys, authenticatedBy({ type: 'login', loginRequest: { endpoint: 's' } }));
    const { authentication } = iterationOf(parts);
    const request = authentication.login?.request();
    assert.ok(request !== undefined);
    assert.match(String(authentication.authorize(request, attempt).headers.get('Authorization')), /^AWS4/);
  });

  for (const parameters of [
    {},
    { aws: null },
    { aws: {} },
    { aws: [] },
    { aws: { signature: {} } },
    { aws: { signature: { credentials: {} } } },
    { aws: { signature: { credentials: [] } } },
    { aws: { signature: { credentials: null } } },
  ]) {
    it(`configuration.md 6: ${JSON.stringify(parameters)} signs nothing and says nothing`, () =>
      assert.deepEqual(headersOf({ parameters }), {}));
  }

  for (const key of Object.keys(keys)) {
    for (const value of [undefined, '', null]) {
      it(`configuration.md 6: "${key}" of ${JSON.stringify(value) ?? 'nothing'} is a user error that names it`, () => {
        const [problem] = problemsOf(signedWith({ ...keys, [key]: value }));
        assert.match(problem?.pointer ?? '', /^\/parameters\/aws\/signature\/credentials/);
        assert.match(problem?.message ?? '', new RegExp(`"${key}"`));
      });
    }
  }

  it('configuration.md 14: the secret key is a secret', () => {
    assert.ok(readParts(signedWith(keys)).secrets.includes('s3cr3t/KEY'));
    assert.equal(firstProblem(signedWith(keys)), undefined);
  });
});
