import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { checkAllowedHost } from '../../../../engine/core/request/checkAllowedHost.ts';
import { firstProblem, readParts } from './readParts.ts';

const rulesOf = (allowed_hosts: unknown) => readParts({ outer: { image_parameters: { allowed_hosts } } }).allowedHosts;

/** Whether a request to the address is let through. */
function allows(allowed_hosts: unknown, address: string): boolean {
  try {
    checkAllowedHost(address, rulesOf(allowed_hosts));
    return true;
  } catch (error) {
    assert.ok(isUserError(error) && error.code === 'url.not-allowed', String(error));
    return false;
  }
}

const host = 'api.example.test';

// the row of the table, rules, address, is it let through
const rows: [string, unknown, string, boolean][] = [
  ['no rules', undefined, 'https://any.test/', true],
  ['no rules', null, 'https://any.test/', true],
  ['no rules', [], 'https://any.test/', true],
  ['host: exactly this name', [{ host }], 'https://api.example.test/v2/x', true],
  ['host: exactly this name', [{ host }], 'https://sub.api.example.test/', false],
  ['host: exactly this name', [{ host }], 'https://example.test/', false],
  ['host: exactly this name', [{ host: 'API.example.test' }], 'https://api.example.test/', true],
  ['host: an international name', [{ host: 'žluť.test' }], new URL('https://žluť.test/').href, true],
  ['host: any port and scheme without more', [{ host }], 'http://api.example.test:8443/', true],
  ['one rule that matches is enough', [{ host: 'other.test' }, { host }], 'https://api.example.test/', true],
  ['scheme', [{ host, scheme: 'https' }], 'https://api.example.test/', true],
  ['scheme', [{ host, scheme: 'https' }], 'http://api.example.test/', false],
  ['port', [{ host, port: 8443 }], 'https://api.example.test:8443/', true],
  ['port', [{ host, port: 8443 }], 'https://api.example.test/', false],
  ['port', [{ host, port: 8443 }], 'https://api.example.test:8444/', false],
  ['port: text never matches', [{ host, port: '8443' }], 'https://api.example.test:8443/', false],
  ['endpoint', [{ host, endpoint: 'v2' }], 'https://api.example.test/v2', true],
  ['endpoint', [{ host, endpoint: '/v2/' }], 'https://api.example.test/v2/parcels?x=1', true],
  ['endpoint: by whole segments', [{ host, endpoint: 'v2' }], 'https://api.example.test/v22/parcels', false],
  ['endpoint: by whole segments', [{ host, endpoint: 'v2/parcels' }], 'https://api.example.test/v2/parcelsX', false],
  ['endpoint', [{ host, endpoint: 'v2/parcels' }], 'https://api.example.test/v2', false],
  ['endpoint: empty is any path', [{ host, endpoint: '' }], 'https://api.example.test/v1', true],
  ['endpoint: a path that climbs out again', [{ host, endpoint: 'v2' }], 'https://api.example.test/v2/..%2Fv1', false],
  ['all parts of one rule have to match', [{ host, port: 1 }, { host: 'x.test' }], 'https://api.example.test/', false],
  ['"path" is not the key (a run reads "endpoint")', [{ host, path: 'v1' }], 'https://api.example.test/v2', true],
];

describe('allowed_hosts (configuration.md 13)', () => {
  for (const [title, rules, address, isAllowed] of rows) {
    it(`configuration.md 13: ${title}: ${JSON.stringify(rules) ?? 'missing'} ${isAllowed ? 'lets' : 'keeps'} ${address}`, () =>
      assert.equal(allows(rules, address), isAllowed));
  }

  it('configuration.md 13: the address is named, without its query, which may hold a credential', () =>
    assert.throws(
      () => checkAllowedHost('https://api.example.test/v2/parcels?key=hunter22', [{ host: 'x.test' }]),
      (error) =>
        isUserError(error) &&
        error.message.includes('"https://api.example.test/v2/parcels"') &&
        !error.message.includes('hunter22'),
    ));

  for (const rules of ['api.example.test', 5, { host }, true]) {
    it(`configuration.md 13: rules that are ${JSON.stringify(rules)} are a user error, for to ignore them would open everything`, () =>
      assert.match(
        firstProblem({ outer: { image_parameters: { allowed_hosts: rules } } }) ?? '',
        /^config\.\S+ \/image_parameters\/allowed_hosts$/,
      ));
  }

  for (const [title, rule] of [
    ['without host', { scheme: 'https' }],
    ['with a host that is no text', { host: 5 }],
    ['that is no object', 'api.example.test'],
  ] as [string, unknown][]) {
    it(`configuration.md 13: a rule ${title} is a user error`, () =>
      assert.match(
        firstProblem({ outer: { image_parameters: { allowed_hosts: [{ host }, rule] } } }) ?? '',
        /^config\.\S+ \/image_parameters\/allowed_hosts\/1(\/host)?$/,
      ));
  }

  it('configuration.md 3: nothing but allowed_hosts is read of image_parameters', () => {
    for (const image_parameters of [undefined, null, 'x', [], { other: 1 }])
      assert.equal(readParts({ outer: { image_parameters } }).allowedHosts, undefined);
  });
});
