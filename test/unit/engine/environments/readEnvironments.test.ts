import assert from 'node:assert/strict';
import { readEnvironments } from '../../../../engine/core/environments/readEnvironments.ts';

describe('readEnvironments', () => {
  const messagesOf = (environments: unknown) =>
    readEnvironments(JSON.stringify({ environments })).faults.map(({ environment, message }) => [environment, message]);

  it('reads base addresses and attributes, also beside comments and trailing commas', () => {
    const text = `{
      // Where we try things out.
      "diagnostics": {},
      "environments": {
        "dev": { "baseUrl": "http://localhost:8080/", "attributes": { "region": "eu", "size": 12345678901234567890, } },
        "production": {}, /* as the file says */
      },
    }`;
    const { environments, faults } = readEnvironments(text);
    assert.deepEqual(faults, []);
    const [dev, production] = environments.values();
    assert.equal(dev?.baseUrl, 'http://localhost:8080/');
    assert.deepEqual([...(dev?.attributes.keys() ?? [])], ['region', 'size']);
    assert.deepEqual(production, { name: 'production', attributes: new Map() });
  });

  for (const text of ['', ' \n', '{}', '[]', '{"environments": {}}', '\uFEFF{}']) {
    it(`finds none in ${JSON.stringify(text)}`, () => {
      const { environments, faults } = readEnvironments(text);
      assert.deepEqual([environments.size, faults], [0, []]);
    });
  }

  it('says where a file is not valid JSON', () => {
    const { faults } = readEnvironments('{"environments": {"dev": }}');
    assert.match(faults[0]?.message ?? '', /^The file is not valid JSON: .* \(line 1, column 26\)\.$/);
    assert.equal(faults[0]?.environment, undefined);
  });

  it('does not overflow on brackets without end', () => {
    assert.equal(readEnvironments('['.repeat(200_000)).faults.length, 1);
  });

  for (const [title, environments, start] of [
    ['a list of environments', [], '"environments" must be an object'],
    ['an environment that is a text', { dev: 'http://localhost/' }, 'The environment "dev" must be an object'],
    ['a name that a status bar would take for an icon', { '$(zap)': {} }, 'The name of an environment has letters'],
    ['a mistyped key', { dev: { baseurl: 'http://localhost/' } }, '"baseurl" is not a key of an environment. Did you'],
    ['an unknown key', { dev: { secrets: {} } }, '"secrets" is not a key of an environment. It has'],
    ['an address without a scheme', { dev: { baseUrl: 'localhost:8080' } }, '"baseUrl" must be an http or https'],
    ['an address that is no text', { dev: { baseUrl: {} } }, '"baseUrl" must be an http or https address'],
    ['a password in an address', { dev: { baseUrl: 'https://ada:pw@example.com/' } }, '"baseUrl" contains credentials'],
    ['a query in an address', { dev: { baseUrl: 'https://e.com/?api_key=abc123def' } }, '"baseUrl" must have no query'],
    ['attributes in a list', { dev: { attributes: [] } }, '"attributes" must be an object'],
    ['an attribute with #', { dev: { attributes: { '#token': '' } } }, '"#token" is a secret'],
    ['an attribute named like a credential', { dev: { attributes: { password: 'pw' } } }, '"password" is a secret'],
    ['the jobs', { dev: { attributes: { jobs: [] } } }, '"jobs" is a key of the format'],
    ['the mappings', { dev: { attributes: { mappings: {} } } }, '"mappings" is a key of the format'],
    ['the bucket', { dev: { attributes: { outputBucket: 'x' } } }, '"outputBucket" is a key of the format'],
    ['an attribute that is an object', { dev: { attributes: { a: {} } } }, 'The attribute "a" must be a text'],
    ['an attribute that is a list', { dev: { attributes: { a: [] } } }, 'The attribute "a" must be a text'],
  ] as const) {
    it(`refuses ${title}`, () => {
      const faults = messagesOf(environments);
      assert.equal(faults.length, 1, JSON.stringify(faults));
      assert.ok(faults[0]?.[1]?.startsWith(start), String(faults[0]));
    });
  }

  it('refuses a number that JSON cannot express', () => {
    assert.equal(readEnvironments('{"environments": {"dev": {"attributes": {"a": 1e999}}}}').faults.length, 1);
  });

  for (const attributes of [
    { username: 'dev-user' },
    { __CLIENT_ID: 'abc' },
    { authorization: 'basic' },
    { pageToken: '1' },
    { __proto__x: 1 },
  ]) {
    it(`accepts ${JSON.stringify(attributes)}, which is no secret`, () => {
      assert.deepEqual(messagesOf({ dev: { attributes } }), []);
    });
  }

  it('points at the key that is wrong', () => {
    const text = '{"environments": {"dev": {"attributes": {"#token": "x"}}}}';
    const [fault] = readEnvironments(text).faults;
    assert.equal(text.slice(fault?.start, fault?.end), '"#token"');
    assert.equal(fault?.environment, 'dev');
  });
});
