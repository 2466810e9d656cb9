import assert from 'node:assert/strict';
import { iterationOf, problemsOf, readParts } from '../config/readParts.ts';
import { authenticatedBy, authorized, getOf } from './authorize.ts';

const basic = (config: object) => authenticatedBy({ type: 'basic' }, config);
const sentWith = (config: object) => authorized(basic(config), getOf('parcels')).headers.get('Authorization');
const encoded = (text: string) => `Basic ${Buffer.from(text, 'utf8').toString('base64')}`;

describe('basic authentication (authentication.md 2)', () => {
  // config, name and password
  const rows: [string, object, string][] = [
    ['username and #password', { username: 'ada', '#password': 'secret' }, 'ada:secret'],
    ['#username and password', { '#username': 'ada', password: 'secret' }, 'ada:secret'],
    [
      'the plain field wins over the secret one',
      { username: 'ada', '#username': 'eve', password: 'open', '#password': 'secret' },
      'ada:open',
    ],
    [
      'an empty plain field gives way',
      { username: '', '#username': 'ada', password: null, '#password': 'secret' },
      'ada:secret',
    ],
    ['"0" counts as empty', { username: '0', '#username': 'ada', password: '0', '#password': 'secret' }, 'ada:secret'],
    ['UTF-8 bytes', { username: 'žluť', '#password': 'kůň😀' }, 'žluť:kůň😀'],
    ['a colon in the password', { username: 'ada', '#password': 'a:b' }, 'ada:a:b'],
    ['white space is kept', { username: ' ada', '#password': ' ' }, ' ada: '],
  ];
  for (const [title, config, text] of rows) {
    it(`authentication.md 2: ${title}`, () => assert.equal(sentWith(config), encoded(text)));
  }

  // config, the key that is named, what is said of it
  const missing: [string, object, string, RegExp][] = [
    ['no name', { '#password': 'x9x9' }, 'username', /is missing from "config"\. Add it there\./],
    [
      'an empty name',
      { username: '', '#username': '0', '#password': 'x9x9' },
      '#username',
      /is empty here.*Set Secret/,
    ],
    ['no password', { username: 'ada' }, '#password', /is missing from "config"\. Enter its value with Set Secret/],
    ['a password of "0"', { username: 'ada', password: '0' }, 'password', /is empty here\. Write its value\./],
  ];
  for (const [title, config, key, said] of missing) {
    it(`authentication.md 2 and 11: ${title} is a user error that names the key`, () => {
      const [problem] = problemsOf(basic(config));
      assert.deepEqual(
        [problem?.code, problem?.pointer],
        ['authentication.missing-credential', `/parameters/config/${key}`],
      );
      assert.match(problem?.message ?? '', new RegExp(`needs "${key}", which ${said.source}`));
    });
  }

  it('authentication.md 2: nothing but the header changes', () => {
    const request = { ...getOf('parcels?q=a+b'), body: 'x' };
    const { headers, ...others } = authorized(basic({ username: 'a', password: 'b' }), request);
    assert.equal(headers.size, 1);
    assert.deepEqual(others, { method: 'GET', target: request.target, body: 'x' });
  });

  it('authentication.md 2: the password and what is made of it are secrets, the plain one too', () => {
    const { secrets } = readParts(basic({ username: 'ada', password: 'open' }));
    assert.ok(secrets.includes('open') && secrets.includes(btoa('ada:open')));
  });

  it('configuration.md 9, Pagewright: credentials that are no text are a user error at their place', () => {
    const [problem] = problemsOf(basic({ username: 'ada', '#password': 12345 }));
    assert.equal(problem?.pointer, '/parameters/config/#password');
    assert.doesNotMatch(problem?.message ?? '', /12345/);
  });

  it('authentication.md 2: there is no login', () =>
    assert.equal(iterationOf(basic({ username: 'a', password: 'b' })).authentication.login, undefined));
});
