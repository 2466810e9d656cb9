import assert from 'node:assert/strict';
import { isGenericComponent, isGenericConfiguration } from '../../../../engine/core/platform/genericComponent.ts';
import { JsonPart } from '../../../../engine/core/platform/jsonPart.ts';
import { readRemoteConfiguration } from '../../../../engine/core/platform/readRemoteConfiguration.ts';
import type { RemoteConfiguration } from '../../../../engine/core/platform/remoteConfiguration.ts';

describe('A component is generic extractor, or made from it', () => {
  const cases: [component: object, is: boolean][] = [
    [{ id: 'ex-generic-v2' }, true],
    [
      { id: 'acme.ex-orders', data: { definition: { uri: '147.dkr.ecr.aws/developer-portal-v2/ex-generic-v2' } } },
      true,
    ],
    [{ id: 'acme.ex-orders', data: { definition: { uri: 'mock.example/keboola.ex-generic-v2' } } }, true],
    [{ id: 'acme.ex-orders', flags: ['encrypt', 'genericTemplatesUI'] }, true],
    [{ id: 'acme.ex-orders', flags: [], data: [] }, false],
    [{ id: 'acme.ex-generic-v2-copy' }, false],
    [
      { id: 'keboola.ex-db-mysql', data: { definition: { uri: 'x/keboola.ex-db-mysql' } }, flags: ['genericDockerUI'] },
      false,
    ],
    [{}, false],
  ];
  for (const [component, is] of cases) {
    it(`${JSON.stringify(component)}: ${is}`, () =>
      assert.equal(isGenericComponent(new JsonPart(JSON.stringify(component))), is));
  }
});

/** A configuration as an answer has it. */
function configurationOf(fields: object): RemoteConfiguration {
  const created = { created: '2026-11-27T18:03:09+0000', creatorToken: { id: 1, description: 'a@b.test' } };
  const answer = { id: 101, version: 2, configuration: {}, ...created, ...fields };
  return readRemoteConfiguration(new JsonPart(JSON.stringify(answer)), { branch: '1', component: 'c' });
}

describe('A configuration has the content of generic extractor', () => {
  const api = { parameters: { api: { baseUrl: 'https://a.example' } } };
  const config = { parameters: { config: { jobs: [] } } };
  const both = { parameters: { ...api.parameters, ...config.parameters } };
  const cases: [what: string, body: unknown, rows: unknown[], is: boolean][] = [
    ['both keys', both, [], true],
    ['one key', api, [], false],
    ['one key, and the other in a row', api, [{}, config], true],
    ['both keys in a row', {}, [both], true],
    ['one key in one row, the other in another', {}, [api, config], false],
    ['both keys elsewhere', { api: {}, config: {} }, [], false],
    ['keys that are no objects', { parameters: { api: 'x', config: 1 } }, [], false],
    ['nothing', [], [], false],
  ];
  for (const [what, configuration, bodies, is] of cases) {
    it(`${what}: ${is}`, () => {
      const rows = bodies.map((body, index) => ({ id: index, version: 1, configuration: body }));
      assert.equal(isGenericConfiguration(configurationOf({ configuration, rows })), is);
    });
  }
});

describe('A configuration in an answer', () => {
  const rows = ['b', 'a', 'c'].map((id) => ({ id, version: 1, configuration: {} }));
  const cases: [order: unknown, ids: string[]][] = [
    [[], ['b', 'a', 'c']],
    [undefined, ['b', 'a', 'c']],
    [
      ['c', 'b', 'a'],
      ['c', 'b', 'a'],
    ],
    [
      ['c', 'gone'],
      ['c', 'b', 'a'],
    ],
    [{ 0: 'a', 2: 'c' }, ['a', 'c', 'b']],
  ];
  for (const [rowsSortOrder, ids] of cases) {
    it(`has its rows in the order ${JSON.stringify(rowsSortOrder)}`, () =>
      assert.deepEqual(
        configurationOf({ rows, rowsSortOrder }).rows.map(({ id }) => id),
        ids,
      ));
  }

  it('was saved when and by whom its version was, not the configuration itself', () => {
    const currentVersion = {
      created: '2026-11-28T10:00:00+0100',
      creatorToken: { description: 'other' },
      changeDescription: 'X',
    };
    const { changed, changeDescription } = configurationOf({ currentVersion, changeDescription: 'Y' });
    assert.deepEqual([changed, changeDescription], [{ at: '2026-11-28T09:00:00Z', by: 'other' }, 'X']);
    assert.deepEqual(configurationOf({ changeDescription: 'Y' }).changed, {
      at: '2026-11-27T18:03:09Z',
      by: 'a@b.test',
    });
  });

  it('may lack what has a meaning when it is absent', () => {
    const {
      id,
      name,
      description,
      isDisabled,
      rows: none,
      changeDescription,
    } = configurationOf({ changeDescription: null });
    assert.deepEqual([id, name, description, isDisabled, none, changeDescription], ['101', '', '', false, [], '']);
  });

  for (const key of ['version', 'configuration', 'created'])
    it(`cannot lack its ${key}`, () =>
      assert.throws(() => configurationOf({ [key]: null }), { message: `"${key}" is missing` }));
});
