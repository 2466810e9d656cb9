import assert from 'node:assert/strict';
import { namedAddresses } from '../../../../../client/running/secrets/namedAddresses.ts';

const origin = 'https://api.example.com';
const api = { baseUrl: `${origin}/v2/` };

describe('the addresses that a configuration names', () => {
  const cases: [title: string, document: object, addresses: string[]][] = [
    ['the origin of its base address', { api }, [origin]],
    ['within "parameters"', { parameters: { api } }, [origin]],
    ['no path', { api, config: { jobs: [{ endpoint: 'orders.json', dataField: 'data.items' }] } }, [origin]],
    [
      'endpoints that are whole addresses, also of children',
      { api, config: { jobs: [{ endpoint: 'a', children: [{ endpoint: 'https://other.example.com/b?c=d' }] }] } },
      [origin, 'https://other.example.com'],
    ],
    [
      'the endpoint of a login',
      { api: { ...api, authentication: { type: 'login', loginRequest: { endpoint: 'https://id.example.com/t' } } } },
      [origin, 'https://id.example.com'],
    ],
    [
      'what it computes, as it is written',
      { api: { baseUrl: { function: 'concat', args: ['https://', { attr: 'host' }] } } },
      ['{"function":"concat","args":["https://",{"attr":"host"}]}'],
    ],
    [
      'attributes that hold a host or a part of one, also of iterations',
      {
        api,
        config: { host: 'api.example.com', region: 'eu', since: '2026-01-31' },
        iterations: [{ host: 'b.example.com' }],
      },
      ['host: api.example.com', origin, 'iterations.0.host: b.example.com'],
    ],
    [
      'no mapping and no parameter',
      {
        api,
        config: {
          mappings: { t: { 'a.b': { mapping: { destination: 'x.name' } } } },
          jobs: [{ params: { q: 'x.org' } }],
        },
      },
      [origin],
    ],
    ['the host of a tunnel', { api, sshProxy: { host: 'bastion' } }, ['"bastion"', origin]],
    ['none in half a document', {}, []],
  ];
  for (const [title, document, addresses] of cases) {
    it(`are ${title}`, () => assert.deepEqual(namedAddresses(document), addresses.toSorted()));
  }
});
