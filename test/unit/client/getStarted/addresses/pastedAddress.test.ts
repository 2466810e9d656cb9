import assert from 'node:assert/strict';
import { readAddress } from '../../../../../client/getStarted/addresses/pastedAddress.ts';

describe('A pasted address', () => {
  const addresses: [text: string, baseUrl: string, endpoint: string][] = [
    // a base
    ['https://a.b', 'https://a.b/', ''],
    ['https://a.b/', 'https://a.b/', ''],
    ['https://a.b/v2', 'https://a.b/v2/', ''],
    ['https://a.b/v2/', 'https://a.b/v2/', ''],
    ['https://a.b/rest/api/2', 'https://a.b/rest/api/2/', ''],
    ['https://a.b/shop/', 'https://a.b/shop/', ''],
    // a scheme is added
    [' a.b/v2 ', 'https://a.b/v2/', ''],
    ['//a.b/v2', 'https://a.b/v2/', ''],
    ['GET https://a.b/v2/orders', 'https://a.b/v2/', 'orders'],
    ['HTTP://A.B/v2', 'http://a.b/v2/', ''],
    ['localhost', 'http://localhost/', ''],
    ['localhost:8080/v1/orders', 'http://localhost:8080/v1/', 'orders'],
    ['127.0.0.1:8377/v1', 'http://127.0.0.1:8377/v1/', ''],
    ['localhost.example.com/v1', 'https://localhost.example.com/v1/', ''],
    // ports and IPv6
    ['https://a.b:443/v2', 'https://a.b/v2/', ''],
    ['https://a.b:8443/v2/orders', 'https://a.b:8443/v2/', 'orders'],
    ['[::1]:8080/v1/orders', 'http://[::1]:8080/v1/', 'orders'],
    ['https://[2001:db8::1]/v1', 'https://[2001:db8::1]/v1/', ''],
    // an endpoint
    ['https://a.b/v2/orders', 'https://a.b/v2/', 'orders'],
    ['https://a.b/v2/orders/', 'https://a.b/v2/', 'orders/'],
    ['https://a.b/orders', 'https://a.b/', 'orders'],
    ['https://a.b/users/12/orders', 'https://a.b/', 'users/12/orders'],
    ['https://a.b/v2/users/{id}/orders', 'https://a.b/v2/', 'users/{id}/orders'],
    ['https://a.b/v2/items:list', 'https://a.b/v2/', './items:list'],
    ['https://a.b/v2/a%20b', 'https://a.b/v2/', 'a%20b'],
    // with a query and a fragment
    ['https://a.b/v2/orders#list', 'https://a.b/v2/', 'orders'],
    ['https://a.b/v2/orders?', 'https://a.b/v2/', 'orders'],
    ['https://a.b/v2/orders?all=1#x?y', 'https://a.b/v2/', 'orders?all=1'],
    ['https://a.b/v2/orders?next=/x', 'https://a.b/v2/', 'orders?next=/x'],
    ['https://a.b/v2/orders?id=1&id=2', 'https://a.b/v2/', 'orders?id=1&id=2'],
    ['https://a.b/v2/orders?ids[]=1&f[a][b]=2', 'https://a.b/v2/', 'orders?ids[]=1&f[a][b]=2'],
    ['https://a.b/v2/orders?page={page}', 'https://a.b/v2/', 'orders?page={page}'],
    ['https://a.b/shop/?all=1', 'https://a.b/', 'shop/?all=1'],
    ['https://a.b/v2?all=1', 'https://a.b/', 'v2?all=1'],
    ['https://a.b?all=1', 'https://a.b/', '/?all=1'],
  ];
  for (const [text, baseUrl, endpoint] of addresses) {
    it(`${text} is ${baseUrl}${endpoint === '' ? '' : ` and ${endpoint}`}`, () => {
      assert.deepEqual(readAddress(text), { baseUrl, endpoint, credentials: {} });
    });
  }

  const credentials: [text: string, endpoint: string, credentials: object][] = [
    ['https://me@a.b/', '', { username: 'me', '#password': '' }],
    ['https://me:pw@a.b/v2/orders', 'orders', { username: 'me', '#password': 'pw' }],
    ['https://m%40e:p%3Aw:x@a.b/', '', { username: 'm@e', '#password': 'p:w:x' }],
    ['https://me:p@w@a.b/', '', { username: 'me', '#password': 'p@w' }],
    ['https://a.b/orders?api_key=k3y', 'orders', { param: 'api_key', '#apiKey': 'k3y' }],
    ['https://a.b/orders?all=1&access_token=t&x=2', 'orders?all=1&x=2', { param: 'access_token', '#apiKey': 't' }],
    ['https://a.b/orders?page_token=t', 'orders?page_token=t', {}],
    ['https://a.b/orders?api_key=', 'orders?api_key=', {}],
  ];
  for (const [text, endpoint, expected] of credentials) {
    it(`${text} keeps its credentials apart`, () => {
      const read = readAddress(text);
      assert.ok(!('problem' in read));
      assert.deepEqual([read.endpoint, read.credentials], [endpoint, expected]);
      assert.match(read.baseUrl, /^https:\/\/a\.b\//);
    });
  }

  const refused: [text: string, problem: RegExp][] = [
    ['', /Enter an address/],
    ['https://', /Enter an address/],
    ['hello world', /Enter an address/],
    ['orders', /^"orders" is not the host of an API\. Enter an address/],
    ['orders/open?status=new', /^"orders" is not the host/],
    ['GET orders', /^"orders" is not the host/],
    ['a.', /^"a\." is not the host/],
    ['https://a.b:port/', /Enter an address/],
    ['ftp://a.b/', /https:\/\/ or http:\/\//],
    ['https://{shop}.example.com/v2', /"\{shop\}" by its value/],
    ['https://{{shop}}.example.com/v2', /"\{\{shop\}\}" by its value/],
    ['https://a.b/{account}/v2/orders', /"\{account\}" by its value/],
  ];
  for (const [text, problem] of refused) {
    it(`${JSON.stringify(text)} is refused`, () => {
      const read = readAddress(text);
      assert.match('problem' in read ? read.problem : '', problem);
    });
  }
});
