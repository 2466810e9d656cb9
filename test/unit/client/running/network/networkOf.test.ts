import assert from 'node:assert/strict';
import { type HttpSettings, networkOf } from '../../../../../client/running/network/networkOf.ts';

const here = 'localhost,127.0.0.1,[::1]';
const house = 'http://proxy.house.test:3128';
const other = 'http://other.test:8080';

const cases: [title: string, HttpSettings, environment: Record<string, string>, expected: Record<string, string>][] = [
  ['nothing is said: no proxy', {}, {}, { no_proxy: here }],
  ['http.proxy is for both kinds of addresses', { proxy: house }, {}, both(house)],
  ['http.proxy comes before the environment', { proxy: house }, { HTTP_PROXY: other, https_proxy: other }, both(house)],
  [
    'an empty http.proxy leaves it to the environment',
    { proxy: '' },
    { http_proxy: house, HTTPS_PROXY: house },
    both(house),
  ],
  ['a variable for http alone', {}, { HTTP_PROXY: house }, { http_proxy: house, no_proxy: here }],
  ['a variable for https alone', {}, { https_proxy: house }, { https_proxy: house, no_proxy: here }],
  ['small letters come first', {}, { http_proxy: house, HTTP_PROXY: other }, { http_proxy: house, no_proxy: here }],
  [
    'http.noProxy comes before the variable',
    { proxy: house, noProxy: ['a.test', '.b.test'] },
    { NO_PROXY: 'c.test' },
    { ...both(house), no_proxy: `a.test,.b.test,${here}` },
  ],
  [
    'an empty http.noProxy leaves it to the variable, however it separates hosts',
    { proxy: house, noProxy: [] },
    { no_proxy: 'c.test, d.test  e.test' },
    { ...both(house), no_proxy: `c.test,d.test,e.test,${here}` },
  ],
  ['no host at all goes to the proxy', { proxy: house, noProxy: ['*'] }, {}, { ...both(house), no_proxy: '*' }],
  [
    'proxies are switched off, those of the environment too',
    { proxy: house, proxySupport: 'off' },
    { HTTP_PROXY: other },
    {},
  ],
  ['a setting is of another kind than it should be', { proxy: 7, noProxy: 'a.test' }, {}, { no_proxy: here }],
];

function both(proxy: string): Record<string, string> {
  return { http_proxy: proxy, https_proxy: proxy, no_proxy: here };
}

describe('The way to the network of a run in the editor, where', () => {
  for (const [title, settings, environment, expected] of cases) {
    it(title, () => assert.deepEqual(networkOf(settings, environment).environment, expected));
  }
});

describe('The certificates that a run in the editor trusts', () => {
  it('are those of the system too, unless http.systemCertificates is off', () => {
    assert.equal(networkOf({}, {}).systemCertificates, true);
    assert.equal(networkOf({ systemCertificates: true }, {}).systemCertificates, true);
    assert.equal(networkOf({ systemCertificates: false }, {}).systemCertificates, false);
  });

  it('are asked of a proxy, unless http.proxyStrictSSL is off', () => {
    assert.equal(networkOf({}, {}).verifyProxy, true);
    assert.equal(networkOf({ proxyStrictSSL: false }, {}).verifyProxy, false);
  });
});
