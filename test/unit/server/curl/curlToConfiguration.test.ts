import assert from 'node:assert/strict';
import { testService } from '../../../support/testService.ts';

const service = testService();

function made(command: string): { text: string; remarks: string[] } {
  const answer = service.writeCurlConfiguration(command);
  return 'problem' in answer ? assert.fail(answer.problem) : answer;
}

const bearer = (name: string) => ({ function: 'concat', args: ['Bearer ', { attr: name }] });

/** A command, and the `api` and the `config` that are made of it; the base address is https://x.test/ where none is written. */
const cases: [title: string, command: string, api: object, config: object][] = [
  ['a plain address', 'curl https://x.test/users', {}, { jobs: [{ endpoint: 'users' }] }],
  ['the host alone', 'curl https://x.test', {}, { jobs: [{ endpoint: '/', dataType: 'data' }] }],
  [
    'a version in the path',
    'curl https://x.test/v2/users',
    { baseUrl: 'https://x.test/v2/' },
    { jobs: [{ endpoint: 'users' }] },
  ],
  [
    'a longer path',
    'curl https://x.test/admin/api/2024-01/orders/open.json',
    { baseUrl: 'https://x.test/admin/api/2024-01/' },
    { jobs: [{ endpoint: 'orders/open.json', dataType: 'open' }] },
  ],
  [
    'a query',
    `curl 'https://x.test/users?active=true&q=a+b%26'`,
    {},
    { jobs: [{ endpoint: 'users', params: { active: 'true', q: 'a b&' } }] },
  ],
  [
    'a query that no job could send otherwise',
    `curl 'https://x.test/users?id=1&id=2'`,
    {},
    { jobs: [{ endpoint: 'users?id=1&id=2', dataType: 'users' }] },
  ],
  [
    'a bearer token',
    `curl -H 'Authorization: Bearer abc' https://x.test/users`,
    { http: { headers: { Authorization: bearer('#token') } } },
    { '#token': 'abc', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'a token without a scheme',
    `curl -H 'authorization: abc' https://x.test/users`,
    { http: { headers: { authorization: { attr: '#token' } } } },
    { '#token': 'abc', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'several keys in headers',
    `curl -H 'X-Api-Key: k' -H 'X-App-Secret: s' -H 'X-Tenant: t' https://x.test/users`,
    {
      http: { headers: { 'X-Api-Key': { attr: '#apiKey' }, 'X-App-Secret': { attr: '#appSecret' }, 'X-Tenant': 't' } },
    },
    { '#apiKey': 'k', '#appSecret': 's', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'headers whose keys would have one name',
    `curl -H 'Api-Key: k' -H 'X-Api-Key: l' -H 'X-Other-Token: k' https://x.test/users`,
    {
      http: {
        headers: {
          'Api-Key': { attr: '#apiKey' },
          'X-Api-Key': { attr: '#apiKey2' },
          'X-Other-Token': { attr: '#otherToken' },
        },
      },
    },
    { '#apiKey': 'k', '#apiKey2': 'l', '#otherToken': 'k', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'a header that is sent twice',
    `curl -H 'X-A: 1' -H 'x-a: 2' https://x.test/users`,
    { http: { headers: { 'X-A': ['1', '2'] } } },
    { jobs: [{ endpoint: 'users' }] },
  ],
  [
    'user and password',
    'curl -u joe:s3cret https://x.test/users',
    { authentication: { type: 'basic' } },
    { username: 'joe', '#password': 's3cret', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'user and password in a header',
    `curl -H 'Authorization: Basic ${btoa('joe:s3cret')}' https://x.test/users`,
    { authentication: { type: 'basic' } },
    { username: 'joe', '#password': 's3cret', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'a header that only looks so',
    `curl -H 'Authorization: Basic abc' https://x.test/users`,
    { http: { headers: { Authorization: { function: 'concat', args: ['Basic ', { attr: '#token' }] } } } },
    { '#token': 'abc', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'a key with anything for a password',
    'curl -u 0123abc:x https://x.test/users',
    { authentication: { type: 'basic' } },
    { '#username': '0123abc', password: 'x', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'a key for the user without a password',
    'curl -u 0123abc: https://x.test/users',
    {
      http: {
        headers: {
          Authorization: {
            function: 'concat',
            args: [
              'Basic ',
              { function: 'base64_encode', args: [{ function: 'concat', args: [{ attr: '#apiKey' }, ':'] }] },
            ],
          },
        },
      },
    },
    { '#apiKey': '0123abc', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'keys in the query',
    `curl 'https://x.test/users?api_key=abc&sort=name&access_token=def'`,
    {
      authentication: {
        type: 'query',
        query: { api_key: { attr: '#api_key' }, access_token: { attr: '#access_token' } },
      },
    },
    { '#api_key': 'abc', '#access_token': 'def', jobs: [{ endpoint: 'users', params: { sort: 'name' } }] },
  ],
  [
    'a key in a query beside parameters that are there twice',
    `curl 'https://x.test/users?id=1&apikey=abc&id=2'`,
    { authentication: { type: 'query', query: { apikey: { attr: '#apikey' } } } },
    { '#apikey': 'abc', jobs: [{ endpoint: 'users?id=1&id=2', dataType: 'users' }] },
  ],
  [
    'a key in the query beside user and password',
    `curl -u joe:s3cret 'https://x.test/users?api_key=abc'`,
    { authentication: { type: 'basic' } },
    {
      username: 'joe',
      '#password': 's3cret',
      '#api_key': 'abc',
      jobs: [{ endpoint: 'users', params: { api_key: { attr: '#api_key' } } }],
    },
  ],
  [
    'words that are no keys',
    `curl 'https://x.test/users?key=name&sort_key=id&token=1&monkey=abcdefghijkl'`,
    {},
    { jobs: [{ endpoint: 'users', params: { key: 'name', sort_key: 'id', token: '1', monkey: 'abcdefghijkl' } }] },
  ],
  [
    'secrets in a form',
    'curl https://x.test/token -d grant_type=password -d username=joe -d password=s3cret',
    {},
    {
      '#password': 's3cret',
      jobs: [
        {
          endpoint: 'token',
          method: 'FORM',
          params: { grant_type: 'password', username: 'joe', password: { attr: '#password' } },
        },
      ],
    },
  ],
  [
    'secrets in JSON',
    `curl --json '{"client_secret": "s", "n": [1, {"a": null}]}' -H 'Accept: */*' https://x.test/token`,
    {},
    {
      '#client_secret': 's',
      jobs: [
        {
          endpoint: 'token',
          method: 'POST',
          params: { client_secret: { attr: '#client_secret' }, n: [1, { a: null }] },
        },
      ],
    },
  ],
  [
    'a query beside a body',
    `curl -d a=b 'https://x.test/search?lang=en&api_key=abc'`,
    { authentication: { type: 'query', query: { api_key: { attr: '#api_key' } } } },
    {
      '#api_key': 'abc',
      jobs: [{ endpoint: 'search?lang=en', method: 'FORM', params: { a: 'b' }, dataType: 'search' }],
    },
  ],
  ['POST without a body', 'curl -X POST https://x.test/run', {}, { jobs: [{ endpoint: 'run', method: 'FORM' }] }],
  ['a path that needs care', `curl 'https://x.test/items:list'`, {}, { jobs: [{ endpoint: './items:list' }] }],
  [
    'a number at the end of the path',
    `curl 'https://x.test/users/42/orders/7'`,
    {},
    { jobs: [{ endpoint: 'users/42/orders/7', dataType: 'orders' }] },
  ],
  [
    'what a browser sends along',
    `curl 'https://x.test/users' -H 'sec-fetch-mode: cors' -H 'accept: */*' -H 'origin: https://y.test' -H 'x-requested-with: XMLHttpRequest' -H 'content-length: 0' -H 'te: trailers'`,
    { http: { headers: { 'x-requested-with': 'XMLHttpRequest' } } },
    { jobs: [{ endpoint: 'users' }] },
  ],
  [
    'the same headers where no browser sends them',
    `curl 'https://x.test/users' -H 'Accept: text/csv' -H 'Origin: https://y.test' -e https://y.test -A 'Acme 1.0' -H 'Host: x.test'`,
    {
      http: {
        headers: { Accept: 'text/csv', Origin: 'https://y.test', Referer: 'https://y.test', 'User-Agent': 'Acme 1.0' },
      },
    },
    { jobs: [{ endpoint: 'users' }] },
  ],
  [
    'another host in a header',
    `curl 'https://x.test/users' -H 'Host: y.test'`,
    { http: { headers: { Host: 'y.test' } } },
    { jobs: [{ endpoint: 'users' }] },
  ],
  [
    'a cookie',
    `curl 'https://x.test/users' -b 'sid=abc'`,
    { http: { headers: { Cookie: { attr: '#cookie' } } } },
    { '#cookie': 'sid=abc', jobs: [{ endpoint: 'users' }] },
  ],
  [
    'pages',
    `curl 'https://x.test/users?sort=name&page=1&per_page=50'`,
    { pagination: { method: 'pagenum', limit: 50, limitParam: 'per_page' } },
    { jobs: [{ endpoint: 'users', params: { sort: 'name' } }] },
  ],
  [
    'pages that count from 0',
    `curl 'https://x.test/users?pageIndex=0'`,
    { pagination: { method: 'pagenum', pageParam: 'pageIndex', firstPage: 0 } },
    { jobs: [{ endpoint: 'users' }] },
  ],
  [
    'an offset',
    `curl 'https://x.test/users?$skip=0&$top=100&$select=id'`,
    { pagination: { method: 'offset', limit: 100, limitParam: '$top', offsetParam: '$skip' } },
    { jobs: [{ endpoint: 'users', params: { $select: 'id' } }] },
  ],
  [
    'an offset that counts from 1',
    `curl 'https://x.test/Users?startIndex=1&count=10'`,
    {
      pagination: { method: 'offset', limit: 10, limitParam: 'count', offsetParam: 'startIndex', offsetFromJob: true },
    },
    { jobs: [{ endpoint: 'Users', params: { startIndex: '1' } }] },
  ],
  [
    'an offset in JSON',
    `curl -d '{"from": 0, "size": 10, "q": "a"}' -H 'Content-Type: application/json' https://x.test/idx/_search`,
    { pagination: { method: 'offset', limit: 10, limitParam: 'size', offsetParam: 'from' } },
    { jobs: [{ endpoint: 'idx/_search', method: 'POST', params: { q: 'a' }, dataType: 'idx' }] },
  ],
  [
    'a page token',
    `curl 'https://x.test/users?limit=10&cursor=abc'`,
    {},
    { jobs: [{ endpoint: 'users', params: { limit: '10' } }] },
  ],
  [
    'the mark of the first page',
    `curl 'https://x.test/works?cursor=*'`,
    {},
    { jobs: [{ endpoint: 'works', params: { cursor: '*' } }] },
  ],
];

describe('the configuration that is made of a cURL command', () => {
  for (const [title, command, api, config] of cases) {
    it(`has ${title}`, () => {
      const baseUrl = { baseUrl: 'https://x.test/' };
      assert.deepEqual(JSON.parse(made(command).text), { api: { ...baseUrl, ...api }, config });
    });

    it(`is right, with ${title}`, async () => {
      const findings = await service.checkText('file:///a.extractor.json', made(command).text);
      const serious = findings.filter(({ severity }) => severity === 1);
      assert.deepEqual(serious, []);
    });
  }

  // command, baseUrl, attributes, job
  const templates: [command: string, baseUrl: unknown, attributes: object, job: object][] = [
    [
      'curl https://{{stack}}.x.test/v2/users',
      { function: 'concat', args: ['https://', { attr: 'stack' }, '.x.test/v2/'] },
      { stack: '{{stack}}' },
      { endpoint: 'users' },
    ],
    [
      'curl {{baseUrl}}/users',
      { function: 'concat', args: [{ attr: 'baseUrl' }, '/'] },
      { baseUrl: '{{baseUrl}}' },
      { endpoint: 'users' },
    ],
    [
      "curl 'https://x.test/users?on={{ day }}&id={{id}}&at=a-{{day}}'",
      'https://x.test/',
      { day: '{{day}}', id_value: '{{id}}' },
      {
        endpoint: 'users',
        params: {
          on: { attr: 'day' },
          id: { attr: 'id_value' },
          at: { function: 'concat', args: ['a-', { attr: 'day' }] },
        },
      },
    ],
    [
      'curl https://x.test/users/{{id}}/posts',
      'https://x.test/',
      {},
      { endpoint: 'users/{id}/posts', dataType: 'posts' },
    ],
  ];
  for (const [command, baseUrl, attributes, job] of templates) {
    it(`takes a variable of a template as an attribute: ${command}`, () => {
      const { text, remarks } = made(command);
      assert.deepEqual(JSON.parse(text), { api: { baseUrl }, config: { ...attributes, jobs: [job] } });
      for (const name of Object.keys(attributes)) {
        assert.ok(remarks.some((remark) => remark.startsWith(`Write the value of "${name}" into "config"`)));
      }
    });
  }

  const remarks: [string, RegExp[]][] = [
    ['curl https://x.test/users', []],
    [`curl -H 'Authorization: Bearer abc' 'https://x.test/users?page=1'`, []],
    [`curl -H "Authorization: Bearer $TOKEN" https://x.test/users`, [/"#token".*only has "\$TOKEN"/]],
    [`curl -H 'X-Api-Key: <your key>' https://x.test/users`, [/"#apiKey".*only has "<your key>"/]],
    [`curl -H 'X-Api-Key: YOUR_API_KEY' https://x.test/users`, [/"#apiKey".*only has "YOUR_API_KEY"/]],
    [`curl -u joe https://x.test/users`, [/"#password".*has none/]],
    [`curl "https://x.test/users/$ID?q=$Q"`, [/"\$ID" is a shell variable/, /"\$Q" is a shell variable/]],
    [`curl https://x.test/users/{id}/orders`, [/"\{id\}" in "endpoint" needs a value/]],
    [`curl -b a=b https://x.test/users`, [/A cookie belongs to a session/]],
    [`curl -H 'If-None-Match: "a"' https://x.test/users`, [/"If-None-Match" is left out/]],
    [`curl 'https://x.test/users?page=7'`, [/requests "page" 7.*starting with page 1/]],
    [`curl 'https://x.test/users?limit=10&offset=30'`, [/requests "offset" 30.*starting with 0/]],
    [`curl 'https://x.test/users?cursor=abc'`, [/"cursor" is a page token.*"queryParam": "cursor"/]],
    [`curl 'https://x.test/users?limit=10'`, [/"limit" looks like a page size/]],
    [`curl -k https://x.test/users`, [/always verifies certificates/]],
    [`curl -d a=b -u joe:s3cret 'https://x.test/users?api_key=abc'`, [/"api_key" stays in "endpoint"/]],
  ];
  for (const [command, expected] of remarks) {
    it(`comes with what is to be known: ${command}`, () => {
      const found = made(command).remarks;
      assert.equal(found.length, expected.length, found.join('\n'));
      for (const [index, pattern] of expected.entries()) assert.match(found[index] ?? '', pattern);
    });
  }

  it('is written in lines, numbers as they are', () => {
    const { text } = made(`curl --json '{"b": 9007199254740993, "1": 1e2}' -H 'Accept: */*' https://x.test/a`);
    const lines = [
      '{',
      '  "api": {',
      '    "baseUrl": "https://x.test/"',
      '  },',
      '  "config": {',
      '    "jobs": [',
      '      {',
      '        "endpoint": "a",',
      '        "method": "POST",',
      '        "params": {',
      '          "b": 9007199254740993,',
      '          "1": 100',
      '        }',
      '      }',
      '    ]',
      '  }',
      '}',
      '',
    ];
    assert.equal(text, lines.join('\n'));
  });

  it('is not made of what is no command', () => {
    assert.deepEqual(service.writeCurlConfiguration('wget x'), {
      problem: 'This is not a cURL command: it must begin with "curl".',
    });
  });
});

describe('the credentials of a cURL command', () => {
  const apart = (command: string) => {
    const answer = service.writeCurlConfiguration(command, true);
    if ('problem' in answer) assert.fail(answer.problem);
    const { jobs: _, ...attributes } = JSON.parse(answer.text).config;
    return { attributes, secrets: answer.secrets };
  };

  const parts: [title: string, command: string, attributes: object, secrets: object][] = [
    ['are none', 'curl https://x.test/users', {}, {}],
    [
      'are left out of the text and given apart',
      `curl -H 'Authorization: Bearer abc' -H 'X-Api-Key: k' https://x.test/users`,
      { '#token': '', '#apiKey': '' },
      { '#token': 'abc', '#apiKey': 'k' },
    ],
    [
      'are not the user name',
      'curl -u joe:s3cret https://x.test/users',
      { username: 'joe', '#password': '' },
      { '#password': 's3cret' },
    ],
    [
      'are not the placeholders of a manual',
      `curl -H 'Authorization: Bearer YOUR_TOKEN' -H 'X-Api-Key: <key>' https://x.test/users`,
      { '#token': 'YOUR_TOKEN', '#apiKey': '<key>' },
      {},
    ],
  ];
  for (const [title, command, attributes, secrets] of parts) {
    it(title, () => assert.deepEqual(apart(command), { attributes, secrets }));
  }

  it('stay in the text where nothing else is asked for', () => {
    assert.match(made(`curl -H 'Authorization: Bearer abc' https://x.test/users`).text, /"#token": "abc"/);
  });
});
