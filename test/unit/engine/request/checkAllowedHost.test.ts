import assert from 'node:assert/strict';
import { readAllowedHosts } from '../../../../engine/core/config/readAllowedHosts.ts';
import { isUserError } from '../../../../engine/core/errors.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isObject } from '../../../../engine/core/json/value.ts';
import { checkAllowedHost } from '../../../../engine/core/request/checkAllowedHost.ts';

/** Rules as a configuration writes them. */
function rulesFrom(allowed_hosts: unknown): ReturnType<typeof readAllowedHosts> {
  const document = parseJson(JSON.stringify({ image_parameters: { allowed_hosts } }));
  assert.ok(isObject(document));
  return readAllowedHosts(document);
}

function isAllowed(url: string, rules: ReturnType<typeof readAllowedHosts>): boolean {
  try {
    checkAllowedHost(url, rules);
    return true;
  } catch (error) {
    assert.ok(isUserError(error) && error.code === 'url.not-allowed', String(error));
    return false;
  }
}

const host = 'api.example.test';
const below = (paths: string[]) => paths.map((path) => `https://${host}/${path}`);

// title, rules, addresses that they let through, addresses that they keep out
const rows: [title: string, rules: unknown[], yes: string[], no: string[]][] = [
  [
    'host is the exact name: nothing that only looks like it',
    [{ host }],
    [`https://${host}/x`, `https://API.EXAMPLE.TEST/`, `https://someone:word@${host}/`],
    [
      `https://${host}.evil.test/`,
      `https://x${host}/`,
      `https://${host}@evil.test/`,
      `https://evil.test/${host}`,
      `https://evil.test/?${host}`,
      `https://evil.test\\@${host}/`,
      `https://${host}./`,
    ],
  ],
  ['host is no pattern', [{ host: '*' }, { host: '*.example.test' }, { host: '' }], [], [`https://${host}/`]],
  ['host may be an IPv6 address', [{ host: '[::1]' }], ['http://[::1]:80/', 'http://[0:0::1]/'], ['http://[::2]/']],
  [
    'host may be an international name, in either form',
    [{ host: 'depôt.test' }, { host: 'xn--lager-kva.test' }],
    ['https://depôt.test/', new URL('https://depôt.test/').href, 'https://xn--lager-kva.test/'],
    ['https://depot.test/'],
  ],
  ['host is a name, not an address', [{ host: `https://${host}/` }, { host: `${host}:443` }], [], [`https://${host}/`]],
  [
    'a rule without a host, or that is none, matches nothing',
    [{ scheme: 'https' }, 'x', null],
    [],
    [`https://${host}/`],
  ],
  ['scheme: null counts as absent', [{ host, scheme: null }], [`http://${host}/`, `https://${host}/`], []],
  ['scheme: another type matches nothing', [{ host, scheme: 1 }], [], [`https://${host}/`]],
  [
    "port: the scheme's own counts as written, because a resolved address never writes it",
    [{ host, port: 443 }],
    [`https://${host}:443/`, `https://${host}/`],
    [`http://${host}/`, `https://${host}:8443/`],
  ],
  ['port: 0 is not the absence of one', [{ host, port: 0 }], [], [`https://${host}/`]],
  ['port: null counts as absent', [{ host, port: null }], [`https://${host}:1234/`], []],
  ['port: a fraction matches nothing', [{ host, port: 443.5 }], [], [`https://${host}/`]],
  [
    'endpoint: by whole segments',
    [{ host, endpoint: 'v2' }],
    below(['v2', 'v2/', 'v2?x']),
    below(['', 'v', 'V2', '?v2']),
  ],
  ['endpoint: a lone slash is any path', [{ host, endpoint: '/' }], below(['', 'x/y']), []],
  ['endpoint: null counts as absent', [{ host, endpoint: null }], below(['', 'x/y']), []],
  ['endpoint: another type matches nothing', [{ host, endpoint: 5 }], [], below(['5'])],
  ['endpoint: encoded or not is the same', [{ host, endpoint: 'a b' }], below(['a%20b/x']), below(['a%20c', 'a+b'])],
  ['endpoint: a lone percent sign is a character', [{ host, endpoint: '100%' }], below(['100%/x']), below(['100'])],
  [
    'endpoint: nothing climbs out of it',
    [{ host, endpoint: 'v2' }],
    below(['v2/..x', 'v2/a..b', 'v2/x/..']),
    below(['v2/..', 'v2/../admin', 'v2/%2e%2e/admin', 'v2/..%2fadmin', 'v2/x%2F..%2F..%2Fadmin', 'v2/..%5cadmin']),
  ],
  [
    'one rule has to match as a whole',
    [
      { host, scheme: 'https' },
      { host: 'other.test', port: 8080 },
    ],
    [`https://${host}/`, 'http://other.test:8080/'],
    [`http://${host}/`, 'http://other.test/', `http://${host}:8080/`],
  ],
];

describe('checkAllowedHost (configuration.md 13, as the requests really are)', () => {
  for (const [title, written, yes, no] of rows) {
    it(title, () => {
      const rules = rulesFrom(written);
      assert.deepEqual(
        [...yes, ...no].filter((url) => isAllowed(url, rules)),
        yes,
      );
    });
  }

  it('a restriction whose rules all match nothing is still one', () => {
    assert.equal(isAllowed('https://any.test/', rulesFrom([{ host: 5 }])), false);
    assert.equal(isAllowed('https://any.test/', rulesFrom([])), true);
  });

  it('says which address is refused, without its query and user', () =>
    assert.throws(
      () => checkAllowedHost('https://SECRET:SECRET@evil.test/in/x?token=SECRET#SECRET', rulesFrom([{ host }])),
      (error) => {
        assert.ok(isUserError(error));
        assert.match(error.message, /"https:\/\/evil\.test\/in\/x"/);
        return !error.message.includes('SECRET');
      },
    ));

  for (const rules of [host, { host }, 5, true]) {
    it(`${JSON.stringify(rules)} is no list of rules: refused, not ignored`, () =>
      assert.throws(
        () => rulesFrom(rules),
        (error) => isUserError(error) && error.pointer === '/image_parameters/allowed_hosts',
      ));
  }
});
