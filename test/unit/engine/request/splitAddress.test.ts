import assert from 'node:assert/strict';
import { resolveEndpoint, targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';
import { baseOf, endpointOf, nameOf } from '../../../../engine/core/request/splitAddress.ts';

const origin = 'https://x.test';

describe('the base address of an API', () => {
  const paths: [path: string, base: string][] = [
    ['/', '/'],
    ['/users', '/'],
    ['/users/', '/'],
    ['/api/', '/api/'],
    ['/users/7/orders', '/'],
    ['/v1', '/'],
    ['/v1/users', '/v1/'],
    ['/v1.2/users/7', '/v1.2/'],
    ['/api/users', '/api/'],
    ['/api/v3/users', '/api/v3/'],
    ['/rest/api/2/search', '/rest/api/2/'],
    ['/analytics/v3/data/ga', '/analytics/v3/'],
    ['/admin/api/2024-01/orders.json', '/admin/api/2024-01/'],
    ['/users/2/orders', '/'],
    ['/{version}/users', '/'],
  ];
  for (const [path, base] of paths) {
    it(`is ${base} of ${path}`, () => assert.equal(baseOf(origin, path), `${origin}${base}`));
  }
});

describe('the endpoint below a base address', () => {
  const endpoints: [base: string, path: string, endpoint: string][] = [
    ['https://x.test/', '/users', 'users'],
    ['https://x.test/', '/users/', 'users/'],
    ['https://x.test/', '/', '/'],
    ['https://x.test', '/users', 'users'],
    ['https://x.test/v1/', '/v1/users', 'users'],
    ['https://x.test/v1', '/v1/users', 'users'],
    ['https://x.test/v1/', '/v1/', '/v1/'],
    ['https://x.test/v1/', '/v2/users', '/v2/users'],
    ['https://x.test/v1/', '/v11/users', '/v11/users'],
    ['https://x.test/v1/', '/v1/items:list', './items:list'],
    ['https://x.test/v1/', '/v1//users', './/users'],
    ['https://x.test/', '/a/../users', 'a/../users'],
    ['https://x.test/', '/users/{id}', 'users/{id}'],
    ['https://y.test/', '/users', 'https://x.test/users'],
    ['https://x.test:8443/', '/users', 'https://x.test/users'],
    ['http://x.test/', '/users', 'https://x.test/users'],
  ];
  for (const [base, path, endpoint] of endpoints) {
    it(`is ${endpoint} for ${path} below ${base}`, () => {
      assert.equal(endpointOf(base, origin, path), endpoint);
      const whole = targetUrl(resolveEndpoint(`${origin}/`, `${origin}${path}`));
      assert.equal(targetUrl(resolveEndpoint(base, endpoint)), whole);
    });
  }
});

describe('the name of what a path is about', () => {
  const names: [string, string | undefined][] = [
    ['/users', 'users'],
    ['/users.json', 'users'],
    ['/users/7', 'users'],
    ['/users/{id}/orders', 'orders'],
    ['/geocode/json', 'geocode'],
    ['/v1', undefined],
    ['/', undefined],
    ['/idx/_search', 'idx'],
    ['/a%20b/c-d', 'c-d'],
  ];
  for (const [path, name] of names) it(`is ${name} of ${path}`, () => assert.equal(nameOf(path), name));
});
