import assert from 'node:assert/strict';
import { readEndpoints } from '../../../../../engine/core/descriptions/importing/readEndpoints.ts';
import { findParents } from '../../../../../engine/core/descriptions/parents/findParents.ts';
import { describeApi, operation, records } from '../../../../support/describedApi.ts';

const listOf = (...keys: string[]) => ({
  type: 'array',
  items: { type: 'object', properties: Object.fromEntries(keys.map((key) => [key, { type: 'integer' }])) },
});
const unknown = { type: 'array' };

type Lists = Record<string, object>;

describe('the parent of a path with several parameters', () => {
  const cases: [title: string, lists: Lists, child: string, parent: string | undefined, fields?: object][] = [
    [
      'is the list of its own noun, which is below another one',
      { '/orgs': records, '/orgs/{org}/repos': records },
      '/orgs/{org}/repos/{repo}/issues',
      '/orgs/{org}/repos',
      { repo: 'id' },
    ],
    [
      'is that list although one above has a field that would do',
      { '/orgs': listOf('id', 'number', 'key'), '/orgs/{org}/repos': records },
      '/orgs/{org}/repos/{number}/issues',
      '/orgs/{org}/repos',
      { number: 'id' },
    ],
    [
      'is that list although its records are not described',
      { '/orgs': listOf('id', 'node_id'), '/orgs/{org}/repos': unknown },
      '/orgs/{org}/repos/{repoId}/issues',
      '/orgs/{org}/repos',
      { repoId: 'id' },
    ],
    [
      'is no list of the noun above, whose records have no such field',
      { '/repos': listOf('id', 'node_id') },
      '/repos/{repo}/suites/{suite_id}/runs',
      undefined,
    ],
    [
      'is a list of the noun above where its records name the other thing',
      { '/repos': listOf('id', 'suite_id') },
      '/repos/{repo}/suites/{suite_id}/runs',
      '/repos',
      { repo: 'id', suite_id: 'suite_id' },
    ],
    [
      'has several values of one noun',
      { '/repos': listOf('owner', 'name') },
      '/repos/{owner}/{name}/issues',
      '/repos',
      { owner: 'owner', name: 'name' },
    ],
    [
      'is the list with fewer requests above it',
      {
        '/orgs': records,
        '/orgs/{org}/teams': records,
        '/teams/{team}/spaces': records,
        '/orgs/{org}/spaces': records,
      },
      '/spaces/{space}/pages',
      '/orgs/{org}/spaces',
    ],
    [
      'is the list that a parameter is called like, not the one before it',
      { '/fields': listOf('id', 'collection'), '/collections': listOf('collection') },
      '/fields/{collection}',
      '/collections',
    ],
    [
      'is that list where no word is before the parameter',
      { '/accounts': listOf('id', 'slug') },
      '/{account_slug}/sites',
      '/accounts',
      { account_slug: 'slug' },
    ],
    [
      'is no list elsewhere that is called so by chance',
      { '/repos': records, '/repos/{repo}/popular/paths': listOf('path') },
      '/repos/{repo}/contents/{path}',
      undefined,
    ],
    [
      'is no list of what belongs to it',
      { '/users': records, '/users/{user}/events/orgs/{org}': records },
      '/orgs/{org}/members',
      undefined,
    ],
  ];
  for (const [title, lists, child, parent, fields] of cases) {
    it(title, () => {
      const all = { ...lists, [child]: records };
      const paths = Object.entries(all).map(([path, schema]) => [path, operation([], schema)]);
      const endpoints = readEndpoints(describeApi(Object.fromEntries(paths)));
      const [, found] = [...findParents(endpoints)].find(([each]) => each.operation.path === child) ?? [];
      assert.equal(found?.endpoint.operation.path, parent);
      const filled = [...(found?.fields ?? [])].map(([name, { path }]) => [name, path]);
      if (fields !== undefined) assert.deepEqual(Object.fromEntries(filled), fields);
    });
  }
});
