import assert from 'node:assert/strict';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { readOpenApi } from '../../../../../engine/core/descriptions/openapi/readOpenApi.ts';

const description = readOpenApi({
  openapi: '3.1.0',
  servers: [{ url: 'https://a.test/' }],
  paths: {
    '/users': {
      get: {
        parameters: [{ name: 'team', in: 'query', required: true, schema: { type: 'string' } }],
        responses: { 200: { content: { 'application/json': { schema: { type: 'array', items: {} } } } } },
        security: [{ basic: [] }],
      },
    },
  },
  components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } },
});

describe('The values that an imported configuration needs', () => {
  it('are its secrets, and what else the description does not have', () => {
    const { secrets, blanks } = importDescription(description);
    const keys = (needed: readonly { key: string }[]) => needed.map(({ key }) => key).sort();
    assert.deepEqual(keys(secrets), ['#password', '#username']);
    assert.deepEqual(keys(blanks), ['team']);
  });

  it('are parts of the base address too, with something in their place', () => {
    const servers = [{ url: 'https://{shop}.test/', description: '', variables: [] }];
    const { blanks } = importDescription({ ...description, servers });
    assert.ok(blanks.some(({ key }) => key === 'shop'));
    const values = new Map([['shop', 'mine']]);
    const { config } = JSON.parse(importDescription({ ...description, servers }, { values }).text).parameters;
    assert.equal(config.shop, 'mine');
  });

  it('are written where they are given', () => {
    const values = new Map([['team', 'sales']]);
    const { config } = JSON.parse(importDescription(description, { values }).text).parameters;
    assert.deepEqual([config['#username'], config.team, config['#password']], ['', 'sales', '']);
  });
});
