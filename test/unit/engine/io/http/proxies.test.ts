import assert from 'node:assert/strict';
import { EnvHttpProxyAgent, request } from 'undici';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { findProxy, type Proxies, readProxies } from '../../../../../engine/io/http/proxies.ts';

const proxy = 'http://proxy.test:3128';

describe('The proxies of the environment', () => {
  const cases: [title: string, environment: Record<string, string>, expected: object | undefined][] = [
    ['are none where nothing names one', { NO_PROXY: 'a.test' }, undefined],
    ['are none where the name is empty', { http_proxy: '', HTTPS_PROXY: '' }, undefined],
    ['are named in capital letters', { HTTP_PROXY: proxy }, { httpProxy: proxy, noProxy: '' }],
    ['are named in small letters', { https_proxy: proxy, no_proxy: 'a' }, { httpsProxy: proxy, noProxy: 'a' }],
    [
      'are taken from the small letters first',
      { http_proxy: proxy, HTTP_PROXY: 'x' },
      { httpProxy: proxy, noProxy: '' },
    ],
    ['may speak TLS', { http_proxy: 'https://p.test' }, { httpProxy: 'https://p.test', noProxy: '' }],
  ];
  for (const [title, environment, expected] of cases) {
    it(title, () => assert.deepEqual(readProxies(environment), expected));
  }

  for (const address of [
    'proxy.test:3128',
    'socks5://proxy.test',
    'http://:99',
    'nonsense',
    'user:s3cret-word@proxy.test',
    'http://user:s3cret%zz@proxy.test:3128',
    'http://us%er:s3cret@proxy.test:3128',
  ]) {
    it(`"${address}" is refused, and not repeated: it may hold a password`, () => {
      assert.throws(
        () => readProxies({ HTTPS_PROXY: address }),
        (error) =>
          isUserError(error) &&
          error.code === 'http.proxy-address' &&
          !/s3cret/.test(error.message + error.stack) &&
          !error.message.includes(address),
      );
    });
  }
});

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
