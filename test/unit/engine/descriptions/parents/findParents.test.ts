import assert from 'node:assert/strict';
import { readEndpoints } from '../../../../../engine/core/descriptions/importing/readEndpoints.ts';
import { findParents } from '../../../../../engine/core/descriptions/parents/findParents.ts';
import { describeApi, operation, records } from '../../../../support/describedApi.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: string) => ({ type: 'array', items: reference(name) });
const thing = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const components = { schemas: { User: thing, Media: thing, Project: thing } };

describe('findParents', () => {
  const cases: [title: string, schemas: Record<string, object>, child: string, parent: string | undefined][] = [
    [
      'the list of the same path',
      { '/orders': records, '/orders/{id}/lines': records },
      '/orders/{id}/lines',
      '/orders',
    ],
    [
      'the list of the same path below another one',
      { '/users': records, '/users/{userId}/orders': records, '/users/{userId}/orders/{id}/lines': records },
      '/users/{userId}/orders/{id}/lines',
      '/users/{userId}/orders',
    ],
    [
      'a list beside it',
      { '/users/search': records, '/users/{userId}/maps': records },
      '/users/{userId}/maps',
      '/users/search',
    ],
    [
      'a list of the same noun elsewhere',
      { '/shop/orders': records, '/orders/{orderId}/lines': records },
      '/orders/{orderId}/lines',
      '/shop/orders',
    ],
    [
      'a list of the same schema',
      { '/feed': listOf('Media'), '/media/{mediaId}/comments': records },
      '/media/{mediaId}/comments',
      '/feed',
    ],
    [
      'a list of what the path gives up to the parameter',
      { '/mine': listOf('Project'), '/p/{id}': reference('Project'), '/p/{id}/builds': records },
      '/p/{id}/builds',
      '/mine',
    ],
    [
      'a single record of what the path gives up to the parameter',
      { '/me': reference('User'), '/users/{id}': reference('User'), '/users/{id}/accounts': records },
      '/users/{id}/accounts',
      '/me',
    ],
    [
      'a list before a single record',
      {
        '/me': reference('User'),
        '/users/{id}': reference('User'),
        '/all': listOf('User'),
        '/users/{id}/accounts': records,
      },
      '/users/{id}/accounts',
      '/all',
    ],
    [
      'nothing by a word that says how a thing is found',
      { '/feed/url': records, '/company/url/{website}': records },
      '/company/url/{website}',
      undefined,
    ],
    [
      'a list of lists',
      { '/users/me/lists': records, '/lists/{list}/tasks': records },
      '/lists/{list}/tasks',
      '/users/me/lists',
    ],
    [
      'nothing where no list leads there',
      { '/users': records, '/areas/{code}/sites': records },
      '/areas/{code}/sites',
      undefined,
    ],
    ['not itself', { '/users/{id}/users': records }, '/users/{id}/users', undefined],
    [
      'no list that cannot be reached itself',
      { '/shops/{shop}/orders': records, '/orders/{id}/lines': records },
      '/orders/{id}/lines',
      undefined,
    ],
  ];
  for (const [title, schemas, child, parent] of cases) {
    it(`finds ${title}`, () => {
      const paths = Object.fromEntries(Object.entries(schemas).map(([path, schema]) => [path, operation([], schema)]));
      const endpoints = readEndpoints(describeApi(paths, { components }));
      const found = [...findParents(endpoints)].find(
        ([
          {
            operation: { path },
          },
        ]) => path === child,
      );
      assert.equal(found?.[1].endpoint.operation.path, parent);
    });
  }

  it('fills two parameters from one record', () => {
    const properties = { username: { type: 'string' }, reponame: { type: 'string' } };
    const projects = { type: 'array', items: { type: 'object', properties } };
    const paths = { '/projects': operation([], projects), '/project/{username}/{project}': operation([], records) };
    const [[, parent] = []] = findParents(readEndpoints(describeApi(paths)));
    assert.deepEqual(
      [...(parent?.fields ?? [])].map(([name, { path }]) => [name, path]),
      [
        ['username', 'username'],
        ['project', 'reponame'],
      ],
    );
  });
});
