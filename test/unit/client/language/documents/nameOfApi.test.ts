import assert from 'node:assert/strict';
import { nameOfApi } from '../../../../../client/language/documents/nameOfApi.ts';

describe('The name of an API', () => {
  const cases: [baseUrl: unknown, name: string][] = [
    ['https://api.github.com/', 'github'],
    ['https://example.com/v2/', 'example'],
    ['https://shop.acme.co.uk/api/', 'acme'],
    ['https://acme.example.io:8443/api/', 'example'],
    ['https://co.uk/', 'co'],
    ['http://localhost:8080/', 'api'],
    ['http://127.0.0.1:8377/v1/', 'api'],
    ['http://[::1]/v1/', 'api'],
    ['not an address', 'api'],
    [{ attr: 'url' }, 'api'],
    [undefined, 'api'],
  ];
  for (const [baseUrl, name] of cases) {
    it(`of ${JSON.stringify(baseUrl)} is ${name}`, () => assert.equal(nameOfApi(baseUrl), name));
  }

  const titles: [title: string, name: string][] = [
    ['Fleet API', 'fleet'],
    ['GitHub v3 REST API', 'github'],
    ['Swagger Petstore - OpenAPI 3.0', 'petstore'],
    ['The Open Library API (Beta), v1.2', 'library'],
    ["Acme's Shop: Orders & Returns / HTTP API", 'acme-shop-orders-returns'],
    ['Übersicht API', 'übersicht'],
    ['Web 2 Print', 'web-print'],
    ['REST API v1', 'example'],
    ['api.example.com', 'example'],
    ['../../etc', 'etc'],
    ['', 'example'],
  ];
  for (const [title, name] of titles) {
    it(`with the title "${title}" is ${name}`, () => assert.equal(nameOfApi('https://api.example.com/', title), name));
  }
});
