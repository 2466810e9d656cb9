import assert from 'node:assert/strict';
import { describedOutline } from '../../../../engine/core/descriptions/matching/describedOutline.ts';
import { endpointOf, OperationIndex } from '../../../../engine/core/descriptions/matching/operationIndex.ts';
import { descriptionOf, operationOf } from '../../../support/descriptions.ts';

function operationsOf(paths: readonly string[], servers?: readonly string[]) {
  return describedOutline(
    descriptionOf(
      paths.map((path) => operationOf(path)),
      servers,
    ),
  ).operations;
}

const paths = [
  'GET /users',
  'POST /users',
  'GET /users/{userId}',
  'GET /users/me',
  'GET /users/{userId}/orders/',
  'GET /reports/{name}.json',
  'GET /teams/red/members',
  'GET /teams/blue/members',
];

describe('the operation of a job', () => {
  const table: [title: string, path: string | undefined, endpoint: string, expected: string | undefined][] = [
    ['its path', '/v1/users', 'users', 'GET /users'],
    ['its path without the base address', undefined, 'users', 'GET /users'],
    ['its path on another host', '/proxy/users', 'users', 'GET /users'],
    ['a slash too many', '/v1/users/', 'users/', 'GET /users'],
    ['a query', '/v1/users?a=b', 'users?a=b', 'GET /users'],
    ['a value in place of the parameter', '/v1/users/7', 'users/7', 'GET /users/{userId}'],
    ['a placeholder in place of the parameter', '/v1/users/{id}', 'users/{id}', 'GET /users/{userId}'],
    ['a word before a parameter', '/v1/users/me', 'users/me', 'GET /users/me'],
    ['what is below a parameter', '/v1/users/{id}/orders', 'users/{id}/orders', 'GET /users/{userId}/orders/'],
    ['what is below the value of a parameter', '/v1/users/me/orders', 'users/me/orders', 'GET /users/{userId}/orders/'],
    ['a parameter within a segment', '/v1/reports/day.json', 'reports/day.json', 'GET /reports/{name}.json'],
    ['an encoded word', '/v1/u%73ers', 'u%73ers', 'GET /users'],
    ['none for another path', '/v1/orders', 'orders', undefined],
    ['none for a path that is longer', '/v1/users/1/orders/2', 'users/1/orders/2', undefined],
    ['none where a placeholder can be several words', '/v1/teams/{t}/members', 'teams/{t}/members', undefined],
    ['none on the host without its base path', '/users/1/x', 'users/1/x', undefined],
  ];
  const index = new OperationIndex(operationsOf(paths));
  for (const [title, path, endpoint, expected] of table) {
    it(`is found by ${title}`, () => {
      const { operation } = index.find({ method: 'GET', endpoint, ...(path !== undefined && { path }) });
      assert.equal(operation && `${operation.method} ${operation.path}`, expected);
    });
  }

  it('has one of the methods that are described', () => {
    const { operation, methods } = index.find({ method: 'DELETE', endpoint: 'users' });
    assert.deepEqual([operation, methods], [undefined, ['GET', 'POST']]);
    assert.deepEqual(index.find({ method: 'GET', endpoint: 'else' }).methods, []);
  });

  it('is below the path of a base address, also where that has a variable', () => {
    const own = new OperationIndex(operationsOf(['GET /users'], ['https://{region}.example.com/{version}/api']));
    assert.equal(own.find({ method: 'GET', path: '/v2/api/users', endpoint: '' }).operation?.path, '/users');
    assert.equal(own.find({ method: 'GET', path: '/users', endpoint: 'else' }).operation, undefined);
  });

  it('is searched without going through a path that nobody has', () => {
    const deep = `GET ${'/a'.repeat(100_000)}`;
    const own = new OperationIndex(operationsOf([deep]));
    assert.equal(own.find({ method: 'GET', endpoint: 'a/'.repeat(100_000) }).operation, undefined);
  });
});

describe('a described endpoint', () => {
  const table: [title: string, path: string, servers: string[], base: string | undefined, expected: string][] = [
    ['below the described base', '/users', ['https://a.example/v1'], '/v1/', 'users'],
    ['below the host', '/users', ['https://a.example/v1'], '/', 'v1/users'],
    ['below another base', '/users', ['https://a.example/v1'], '/v2/', 'users'],
    ['below the second base', '/users', ['https://a.example/v1', '/v2'], '/v2/', 'users'],
    ['without a base', '/users', [], '/v1', 'users'],
    ['below a base that is computed', '/users', ['/v1'], undefined, 'users'],
    ['with its slash at the end', '/users/{id}/', ['/v1'], '/v1', 'users/{id}/'],
  ];
  for (const [title, path, servers, base, expected] of table) {
    it(`is written ${title}`, () => {
      const [operation] = operationsOf([`GET ${path}`], servers);
      assert.ok(operation);
      assert.equal(endpointOf(operation, base), expected);
    });
  }
});

describe('the described endpoint that one was meant to be', () => {
  const index = new OperationIndex(operationsOf(paths));
  const table: [endpoint: string, expected: string | undefined][] = [
    ['usres', 'users'],
    ['/usres', '/users'],
    ['user/{id}', 'users/{id}'],
    ['user/{id}/orders', 'users/{id}/orders'],
    ['something', undefined],
  ];
  for (const [endpoint, expected] of table) {
    it(`of ${endpoint} is ${expected ?? 'unknown'}`, () => {
      assert.equal(index.nearest({ method: 'GET', endpoint }, '/v1/'), expected);
    });
  }
});
