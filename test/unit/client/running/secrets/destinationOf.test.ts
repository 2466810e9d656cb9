import assert from 'node:assert/strict';
import { destinationOf } from '../../../../../client/running/secrets/destinationOf.ts';
import { readEnvironments } from '../../../../../engine/faces/environments.ts';

type Written = { baseUrl?: string; attributes?: Record<string, unknown> };

function destination(written: Written): string {
  const { environments, faults } = readEnvironments(JSON.stringify({ environments: { dev: written } }));
  assert.deepEqual(faults, []);
  const dev = environments.get('dev');
  assert.ok(dev);
  return destinationOf(dev);
}

const good: Written = { baseUrl: 'https://api.example.com/v2/', attributes: { region: 'eu', host: 'api.example.com' } };

describe('the destination of the secrets of an environment', () => {
  const elsewhere: [what: string, Written][] = [
    ['another base address', { ...good, baseUrl: 'https://evil.example.com/v2/' }],
    ['another port', { ...good, baseUrl: 'https://api.example.com:8443/v2/' }],
    ['another scheme', { ...good, baseUrl: 'http://api.example.com/v2/' }],
    ['no base address any more', { attributes: good.attributes ?? {} }],
    ['an attribute with another host', { ...good, attributes: { region: 'eu', host: 'evil.example.com' } }],
    [
      'an attribute with an address',
      { ...good, attributes: { region: 'https://evil.example.com', host: 'api.example.com' } },
    ],
    [
      'an attribute that ends a host',
      { ...good, attributes: { region: 'evil.example.com#', host: 'api.example.com' } },
    ],
    ['an attribute with a user before a host', { ...good, attributes: { region: 'eu@evil', host: 'api.example.com' } }],
    [
      'an attribute with the number of a host',
      { ...good, attributes: { region: '203.0.113.7', host: 'api.example.com' } },
    ],
    ['an attribute that was not there', { ...good, attributes: { ...good.attributes, server: '//evil.example.com' } }],
    ['an attribute with this machine', { ...good, attributes: { region: 'eu', host: 'localhost:8080' } }],
  ];
  for (const [what, written] of elsewhere) {
    it(`is another one with ${what}`, () => {
      assert.notEqual(destination(written), destination(good));
    });
  }

  const same: [what: string, Written][] = [
    ['another path', { ...good, baseUrl: 'https://api.example.com/v3/' }],
    ['another region', { ...good, attributes: { ...good.attributes, region: 'us' } }],
    [
      'a day, a version and a number',
      { ...good, attributes: { ...good.attributes, since: '2026-01-31', v: '1.2', size: 10 } },
    ],
    ['attributes in another order', { ...good, attributes: { host: 'api.example.com', region: 'eu' } }],
  ];
  for (const [what, written] of same) {
    it(`is the same one with ${what}`, () => {
      assert.equal(destination(written), destination(good));
    });
  }
});
