import assert from 'node:assert/strict';
import { jobToCurl } from '../../../../server/service/curl/copy/jobToCurl.ts';
import { readCurl } from '../../../../server/service/curl/readCurl.ts';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { cursorInYaml, inYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const now = Date.UTC(2026, 0, 31, 12);

function copied(config: unknown, pointer = '/config/jobs/0'): string {
  const answer = jobToCurl({ text: JSON.stringify(config), pointer, now });
  return 'problem' in answer ? assert.fail(answer.problem) : answer.command;
}

function problemOf(config: unknown, pointer = '/config/jobs/0'): string {
  const answer = jobToCurl({ text: JSON.stringify(config), pointer, now });
  return 'problem' in answer ? answer.problem : assert.fail(answer.command);
}

const api = { baseUrl: 'https://x.test/v1/' };
const one = (job: object, attributes: object = {}, more: object = {}) => ({
  api: { ...api, ...more },
  config: { ...attributes, jobs: [job] },
});

describe('a job that is copied as a cURL command', () => {
  const cases: [title: string, config: unknown, lines: string[]][] = [
    ['is an address', one({ endpoint: 'users' }), ['curl https://x.test/v1/users']],
    [
      'is quoted where it has to be',
      one({ endpoint: 'users', params: { q: "it's", a: 'b c' } }),
      ["curl 'https://x.test/v1/users?q=it%27s&a=b+c'"],
    ],
    [
      'has the parameters of its paging, and those that are computed',
      one(
        { endpoint: 'users', params: { since: { time: 'previousStart' }, at: { function: 'date', args: ['Y', 0] } } },
        {},
        {
          pagination: { method: 'offset', limit: 5 },
        },
      ),
      ["curl 'https://x.test/v1/users?since=0&at=1970&limit=5&offset=0'"],
    ],
    [
      'has headers, also empty ones',
      one({ endpoint: 'users', headers: { A: "b'c", B: '' } }, {}, { http: { headers: { C: ['1', '2'] } } }),
      ['curl https://x.test/v1/users', "-H 'C: 1'", "-H 'C: 2'", `-H 'A: b'\\''c'`, "-H 'B;'"],
    ],
    [
      'has JSON in its body',
      one({ endpoint: 'search', method: 'POST', params: { a: ['b', 1, null], c: { d: true } } }),
      [
        'curl https://x.test/v1/search',
        "-H 'Content-Type: application/json'",
        `--data-raw '{"a":["b",1,null],"c":{"d":true}}'`,
      ],
    ],
    [
      'has a form in its body',
      one({ endpoint: 'search', method: 'FORM', params: { a: 'b c', d: { e: 'f' } } }),
      ['curl https://x.test/v1/search', "--data-raw 'a=b+c&d%5Be%5D=f'"],
    ],
    [
      'has an empty body',
      one({ endpoint: 'search', method: 'FORM' }),
      ['curl https://x.test/v1/search', "--data-raw ''"],
    ],
    [
      'has a variable for a password',
      one({ endpoint: 'users' }, { username: 'joe', '#password': 's3cret' }, { authentication: { type: 'basic' } }),
      ['curl https://x.test/v1/users', '-u "joe:$PASSWORD"'],
    ],
    [
      'has a variable for a password that is not marked as a secret',
      one({ endpoint: 'users' }, { username: 'joe', password: 's3cret' }, { authentication: { type: 'basic' } }),
      ['curl https://x.test/v1/users', '-u "joe:$PASSWORD"'],
    ],
    [
      'has variables for secrets that are empty, encrypted and missing',
      one(
        { endpoint: 'users', params: { a: { attr: '#key' }, b: { attr: '#gone' } } },
        { username: 'joe', '#password': '', '#key': 'KBC::ProjectSecure::eJw' },
        { authentication: { type: 'basic' } },
      ),
      [
        'curl https://x.test/v1/users',
        '-u "joe:$PASSWORD"',
        '-G',
        '--data-urlencode "a=$KEY"',
        '--data-urlencode "b=$GONE"',
      ],
    ],
    [
      'takes no name that shells use',
      one({ endpoint: 'users' }, { '#username': 'k', '#password': 's' }, { authentication: { type: 'basic' } }),
      ['curl https://x.test/v1/users', '-u "$API_USERNAME:$PASSWORD"'],
    ],
    [
      'has a variable within a header',
      one(
        { endpoint: 'users' },
        { '#__BEARER_TOKEN': 't' },
        {
          http: { headers: { Authorization: { function: 'concat', args: ['Bearer ', { attr: '#__BEARER_TOKEN' }] } } },
        },
      ),
      ['curl https://x.test/v1/users', '-H "Authorization: Bearer $BEARER_TOKEN"'],
    ],
    [
      'has variables for keys in the query, which are encoded when they are known',
      one(
        { endpoint: 'users', params: { a: 'b c' } },
        { '#key': 'k', '#apiToken': 't' },
        {
          authentication: { type: 'query', query: { key: { attr: '#key' }, token: { attr: '#apiToken' } } },
        },
      ),
      [
        "curl 'https://x.test/v1/users?a=b%20c'",
        '-G',
        '--data-urlencode "key=$KEY"',
        '--data-urlencode "token=$API_TOKEN"',
      ],
    ],
    [
      'keeps the order behind a variable in the query',
      one({ endpoint: 'users', params: { a: '1', k: { attr: '#key' }, b: 'c d' } }, { '#key': 'k' }),
      ["curl 'https://x.test/v1/users?a=1'", '-G', '--data-urlencode "k=$KEY"', '-d b=c+d'],
    ],
    [
      'has a variable in the query of a POST',
      one(
        { endpoint: 'users?a=1', method: 'FORM', params: { b: '2' } },
        { '#key': 'k' },
        {
          authentication: { type: 'query', query: { key: { attr: '#key' } } },
        },
      ),
      ["curl 'https://x.test/v1/users?a=1'", '--url-query "key=$KEY"', '--data-raw b=2'],
    ],
    [
      'has variables in a form',
      one(
        { endpoint: 'token', method: 'FORM', params: { grant: 'a b', client_secret: { attr: '#secret' }, z: 1 } },
        { '#secret': 's' },
      ),
      ['curl https://x.test/v1/token', '-d grant=a+b', '--data-urlencode "client_secret=$SECRET"', '-d z=1'],
    ],
    [
      'has variables in JSON',
      one({ endpoint: 'token', method: 'POST', params: { a: { b: [{ attr: '#k' }] }, c: "d'" } }, { '#k': 's' }),
      [
        'curl https://x.test/v1/token',
        "-H 'Content-Type: application/json'",
        `--data-raw '{"a":{"b":["'"$K"'"]},"c":"d'\\''"}'`,
      ],
    ],
    [
      'has a variable of its own for what is computed from a secret',
      one(
        { endpoint: 'users', params: { a: '1' } },
        { '#key': 'k' },
        {
          http: { headers: { 'X-Sum': { function: 'md5', args: [{ attr: '#key' }] } } },
          authentication: { type: 'query', query: { sig: { function: 'sha1', args: [{ attr: '#key' }] } } },
        },
      ),
      ["curl 'https://x.test/v1/users?a=1'", '-H "X-Sum: $X_SUM"', '-G', '--data-urlencode "sig=$SIG"'],
    ],
    [
      'has a variable for a credential that stands in plain sight',
      one({
        endpoint: 'users',
        headers: { 'X-Api-Key': 'abc', Authorization: 'Bearer def' },
        params: { api_key: 'ghi' },
      }),
      [
        'curl https://x.test/v1/users',
        '-H "X-Api-Key: $X_API_KEY"',
        '-H "Authorization: Bearer $AUTHORIZATION"',
        '-G',
        '--data-urlencode "api_key=$API_KEY"',
      ],
    ],
    [
      'has two names for two secrets of one name',
      one(
        { endpoint: 'users', headers: {}, params: { a: { attr: '#key' }, b: { attr: 'other.#key' } } },
        {
          '#key': 'k',
          other: { '#key': 'l' },
        },
      ),
      ['curl https://x.test/v1/users', '-G', '--data-urlencode "a=$KEY"', '--data-urlencode "b=$KEY_2"'],
    ],
  ];
  for (const [title, config, lines] of cases) {
    it(title, () => assert.equal(copied(config), lines.join(' \\\n  ')));
  }

  it('of a child has variables for its placeholders', () => {
    const child = { endpoint: 'users/{id}x/{2:org}', placeholders: { id: 'user.id', '2:org': 'code' } };
    const middle = { endpoint: 'orgs/{org}', placeholders: { org: 'id' }, children: [child] };
    const config = one({ endpoint: 'orgs', children: [middle] });
    assert.equal(copied(config, '/config/jobs/0/children/0'), 'curl "https://x.test/v1/orgs/$ORG"');
    assert.equal(copied(config, '/config/jobs/0/children/0/children/0'), `curl "https://x.test/v1/users/\${ID}x/$ORG"`);
  });

  it('comes behind its login', () => {
    const authentication = {
      type: 'login',
      loginRequest: { endpoint: 'login', method: 'FORM', params: { user: 'joe', pass: { attr: '#pass' } } },
      apiRequest: { headers: { Authorization: { response: 'token' } }, query: { sid: { response: 'sid' } } },
    };
    const lines = [
      '# The login',
      'curl https://x.test/v1/login \\',
      '  -d user=joe \\',
      '  --data-urlencode "pass=$PASS"',
      '',
      '# The job',
      'curl https://x.test/v1/users \\',
      '  -H "Authorization: $AUTHORIZATION" \\',
      '  -G \\',
      '  --data-urlencode "sid=$SID"',
    ];
    assert.equal(copied(one({ endpoint: 'users' }, { '#pass': 's3cret' }, { authentication })), lines.join('\n'));
  });

  const secret = 'S3cr3t/Value+1';
  const oauth = { oauth_api: { credentials: { '#data': '', appKey: 'app', '#appSecret': secret } } };
  const withData = (data: string) => ({
    oauth_api: { credentials: { ...oauth.oauth_api.credentials, '#data': data } },
  });
  const kept: [string, unknown][] = [
    ['basic', one({ endpoint: 'a' }, { username: 'joe', '#password': secret }, { authentication: { type: 'basic' } })],
    [
      'encoded by hand',
      one(
        { endpoint: 'a' },
        { '#k': secret },
        {
          http: { headers: { 'X-K': { function: 'base64_encode', args: [{ attr: '#k' }] } } },
        },
      ),
    ],
    ['plain', one({ endpoint: 'a', params: { password: secret, client_secret: secret }, headers: { Cookie: secret } })],
    [
      'in JSON',
      one({ endpoint: 'a', method: 'POST', params: { deep: { list: [{ '#k': secret }], password: secret } } }),
    ],
    [
      'oauth10',
      {
        parameters: one({ endpoint: 'a' }, {}, { authentication: { type: 'oauth10' } }),
        authorization: withData(JSON.stringify({ oauth_token: secret, oauth_token_secret: secret })),
      },
    ],
    [
      'oauth20',
      {
        parameters: one(
          { endpoint: 'a' },
          {},
          {
            authentication: {
              type: 'oauth20',
              format: 'json',
              headers: {
                Authorization: { function: 'concat', args: ['Bearer ', { authorization: 'data.access_token' }] },
              },
            },
          },
        ),
        authorization: withData(JSON.stringify({ access_token: secret })),
      },
    ],
    [
      'AWS',
      {
        ...one({ endpoint: 'a' }),
        aws: {
          signature: { credentials: { accessKeyId: 'id', '#secretKey': secret, serviceName: 's', regionName: 'r' } },
        },
      },
    ],
  ];
  for (const [title, config] of kept) {
    it(`has no secret in it: ${title}`, () => {
      const command = copied(config);
      const forms = [
        secret,
        encodeURIComponent(secret),
        btoa(secret),
        btoa(`joe:${secret}`),
        secret.replace('/', '\\/'),
      ];
      for (const form of forms) assert.ok(!command.includes(form), command);
      assert.match(command, /\$[A-Z]/);
    });
  }

  it('can be read again', () => {
    const request = readCurl(copied(one({ endpoint: 'a', method: 'POST', params: { b: "c'd" } })));
    assert.ok(!('problem' in request));
    assert.deepEqual(request.params, { b: "c'd" });
  });

  it('is refused where a secret is the address', () => {
    assert.match(
      problemOf(one({ endpoint: 'a' }, { '#url': 'https://y.test/' }, { baseUrl: { attr: '#url' } })),
      /secret/,
    );
  });

  it('is refused where the configuration cannot be run, in its own words and without secrets', () => {
    assert.match(problemOf(one({ endpoint: 'a' }, {}, { baseUrl: 'nope' })), /"baseUrl" must be/);
    assert.match(problemOf(one({ endpoint: 'a', params: { b: { attr: 'c' } } })), /"c"/);
    assert.match(problemOf({ api, config: { jobs: [] } }), /jobs/);
    assert.match(problemOf(one({ endpoint: 'a' }), '/config/jobs/7'), /no such job/);
  });

  it('is refused where the text is no JSON', () => {
    const answer = jobToCurl({ text: '{"api": {', pointer: '/config/jobs/0', now });
    assert.ok('problem' in answer);
    assert.match(answer.problem, /not valid JSON/);
  });
});

describe('the job that a place means', () => {
  const service = testService();
  const text = [
    '{',
    '"api": {"baseUrl": "https://x.test/"},',
    '"config": {"jobs": [',
    '{"endpoint": "a", "children": [',
    '{"endpoint": "b/{id}", "placeholders": {"id": "id"}}',
    ']},',
    '{"endpoint": "c"}',
    ']}}',
  ].join('\n');
  const at = (line: number, source = text) => service.findJobCommand(documentOf(source), { line, character: 3 });

  const places: [string, number, unknown][] = [
    ['the job itself', 6, { command: 'curl https://x.test/c' }],
    ['a job with children', 3, { command: 'curl https://x.test/a' }],
    ['a child', 4, { command: 'curl "https://x.test/b/$ID"' }],
    ['none', 1, { problem: 'Place the cursor in the job to copy.' }],
  ];
  for (const [title, line, expected] of places) {
    it(`is ${title}`, () => assert.deepEqual(at(line), expected));
    const marked = text
      .split('\n')
      .map((each, index) => (index === line ? `${each.slice(0, 3)}|${each.slice(3)}` : each));
    itInYaml(`is ${title}`, marked.join('\n'), async (twin) => {
      const ofYaml = inYaml(service);
      const { document, position } = await cursorInYaml(ofYaml, twin);
      assert.deepEqual(ofYaml.findJobCommand(document, position), expected);
    });
  }

  it('is the only one wherever it is', () => {
    const single = '{\n"api": {"baseUrl": "https://x.test/"},\n"config": {"jobs": [{"endpoint": "a"}]}}';
    assert.deepEqual(at(1, single), { command: 'curl https://x.test/a' });
  });

  it('is asked for where there is none', () => {
    assert.deepEqual(at(0, '{}'), { problem: 'This configuration has no job yet.' });
  });
});
