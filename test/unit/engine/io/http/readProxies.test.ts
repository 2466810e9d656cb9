import assert from 'node:assert/strict';
import { UserError } from '../../../../../engine/errors.ts';
import { readProxies } from '../../../../../engine/io/http/readProxies.ts';

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
          error instanceof UserError &&
          error.code === 'http.proxy-address' &&
          !/s3cret/.test(error.message + error.stack) &&
          !error.message.includes(address),
      );
    });
  }
});
