import assert from 'node:assert/strict';
import { EnvHttpProxyAgent, request } from 'undici';
import { findProxy } from '../../../../../engine/io/http/findProxy.ts';
import type { Proxies } from '../../../../../engine/io/http/readProxies.ts';

const one = 'http://127.0.0.1:1';
const two = 'http://127.0.0.1:2';

const cases: [title: string, proxies: Proxies, origin: string, expected: string | undefined][] = [
  ['the one for http addresses', { httpProxy: one, httpsProxy: two, noProxy: '' }, 'http://a.test', one],
  ['the one for https addresses', { httpProxy: one, httpsProxy: two, noProxy: '' }, 'https://a.test', two],
  ['that of http, where https has none', { httpProxy: one, noProxy: '' }, 'https://a.test', one],
  ['none, where only https has one', { httpsProxy: one, noProxy: '' }, 'http://a.test', undefined],
  ['none of its user and password', { httpProxy: 'http://u:p@127.0.0.1:1/', noProxy: '' }, 'http://a.test', one],
  ['none for a host that is listed', { httpProxy: one, noProxy: 'b.test, A.test' }, 'http://a.test', undefined],
  ['none below a host that is listed', { httpProxy: one, noProxy: 'test' }, 'http://a.test', undefined],
  ['none below a host with a dot', { httpProxy: one, noProxy: '.a.test' }, 'http://b.a.test', undefined],
  ['none below a host with a star', { httpProxy: one, noProxy: '*.a.test' }, 'http://b.a.test', undefined],
  ['the one, where only the end of a name is listed', { httpProxy: one, noProxy: 'a.test' }, 'http://aa.test', one],
  ['none for everything', { httpProxy: one, noProxy: '*' }, 'http://a.test', undefined],
  ['none for a port that is listed', { httpProxy: one, noProxy: 'a.test:80' }, 'http://a.test', undefined],
  ['the one for another port', { httpProxy: one, noProxy: 'a.test:80' }, 'http://a.test:8080', one],
  ['none for an address of IPv6', { httpProxy: one, noProxy: '[::1]' }, 'http://[::1]:9', undefined],
];

describe('findProxy gives, of a request,', () => {
  for (const [title, proxies, origin, expected] of cases) {
    it(title, () => assert.equal(findProxy(proxies, origin), expected));

    it(`${title}: as undici decides`, async () => {
      const direct = new Error('asked without a proxy');
      const dispatcher = new EnvHttpProxyAgent({
        ...proxies,
        proxyTunnel: false,
        connect: (_address, connected) => connected(direct, null),
      });
      const sent = request(origin, { dispatcher });
      await assert.rejects(sent, expected === undefined ? direct : new RegExp(`ECONNREFUSED ${new URL(one).hostname}`));
      await dispatcher.close();
    });
  }

  it('none where there are no proxies', () => assert.equal(findProxy(undefined, 'http://a.test'), undefined));
});
