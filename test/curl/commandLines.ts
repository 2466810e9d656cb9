/** A command as people copy it, and the request that it sends. `HOST` stands for the scheme, host and port of the API. */
export interface CommandLine {
  title: string;
  command: string;
  /** The command for bash, where `command` is quoted for Windows. */
  inBash?: string;
  /** Method, path and query as cURL sends them. */
  sends: string;
  /** Headers that matter, by name in lower case. */
  headers?: Record<string, string>;
  /** The body as JSON, or as the fields of a form. */
  json?: unknown;
  form?: [name: string, value: string][];
  /** Parameters that a new configuration has in another place than the job, so that their order is another. */
  moved?: string[];
  /** Parameters with which a new configuration starts, because it reads everything; undefined: without this one. */
  begins?: Record<string, string | undefined>;
}

const bearer = { authorization: 'Bearer t0ken-123456' };
const joe = { authorization: `Basic ${btoa('joe:s3cret')}` };

/** Commands from manuals, terminals and browsers. */
export const commandLines: readonly CommandLine[] = [
  { title: 'an address alone', command: 'curl HOST/v1/users', sends: 'GET /v1/users' },
  { title: 'the host alone', command: 'curl HOST', sends: 'GET /' },
  { title: 'a prompt and a pipe', command: '$ curl -sSL HOST/v1/users.json | jq .', sends: 'GET /v1/users.json' },
  { title: 'a folder as endpoint', command: 'curl "HOST/api/v2/users/"', sends: 'GET /api/v2/users/' },
  {
    title: 'a query in quotes',
    command: `curl 'HOST/v1/users?active=true&name=J%C3%A1n+Nov%C3%A1k'`,
    sends: 'GET /v1/users?active=true&name=J%C3%A1n+Nov%C3%A1k',
  },
  {
    title: 'a query that a shell would cut at its &',
    command: 'curl HOST/v1/users?active=true&sort=name -s',
    inBash: `curl 'HOST/v1/users?active=true&sort=name' -s`,
    sends: 'GET /v1/users?active=true&sort=name',
  },
  {
    title: 'a parameter that is there twice',
    command: `curl -g 'HOST/v1/users?ids[]=1&ids[]=2&sort=name'`,
    sends: 'GET /v1/users?ids[]=1&ids[]=2&sort=name',
  },
  {
    title: 'parameters with brackets',
    command: `curl --globoff 'HOST/v1/users?filter[status]=open&filter[kind]=a'`,
    sends: 'GET /v1/users?filter[status]=open&filter[kind]=a',
  },
  {
    title: 'a parameter without a value',
    command: 'curl "HOST/v1/users?verbose&sort=name"',
    sends: 'GET /v1/users?verbose&sort=name',
  },
  {
    title: 'names of parameters that look like numbers',
    command: 'curl "HOST/v1/users?b=1&7=x&2=y"',
    sends: 'GET /v1/users?b=1&7=x&2=y',
  },
  {
    title: 'a bearer token over lines',
    command: `curl --request GET \\\n  --url 'HOST/v1/users' \\\n  --header 'Accept: application/json' \\\n  --header 'Authorization: Bearer t0ken-123456'`,
    sends: 'GET /v1/users',
    headers: { ...bearer, accept: 'application/json' },
  },
  {
    title: 'line ends of Windows, and a space behind a backslash',
    command: `curl 'HOST/v1/users' \\\r\n  -H 'X-Tenant: t1' \\ \n  -H 'Authorization: Bearer t0ken-123456'`,
    inBash: `curl 'HOST/v1/users' -H 'X-Tenant: t1' -H 'Authorization: Bearer t0ken-123456'`,
    sends: 'GET /v1/users',
    headers: { ...bearer, 'x-tenant': 't1' },
  },
  {
    title: 'a token from a variable that is set above',
    command: `TOKEN=t0ken-123456\ncurl -H "Authorization: Bearer $TOKEN" HOST/v1/users`,
    sends: 'GET /v1/users',
    headers: bearer,
  },
  {
    title: 'a token by its own option',
    command: 'curl --oauth2-bearer t0ken-123456 HOST/v1/users',
    sends: 'GET /v1/users',
    headers: bearer,
  },
  {
    title: 'another scheme of authorization',
    command: `curl -H 'Authorization: Token token=abc123' HOST/v1/users`,
    sends: 'GET /v1/users',
    headers: { authorization: 'Token token=abc123' },
  },
  {
    title: 'a key in a header',
    command: 'curl -H"X-Api-Key: k3y" -H "X-Client-Id: 42" HOST/v1/users',
    sends: 'GET /v1/users',
    headers: { 'x-api-key': 'k3y', 'x-client-id': '42' },
  },
  {
    title: 'a private token of GitLab',
    command: `curl --header "PRIVATE-TOKEN: glpat-abc" "HOST/api/v4/projects?simple=true"`,
    sends: 'GET /api/v4/projects?simple=true',
    headers: { 'private-token': 'glpat-abc' },
  },
  { title: 'user and password', command: 'curl -u joe:s3cret HOST/v1/users', sends: 'GET /v1/users', headers: joe },
  {
    title: 'user and password in the address',
    command: 'curl HOST_WITH_JOE/v1/users',
    sends: 'GET /v1/users',
    headers: joe,
  },
  {
    title: 'user and password encoded',
    command: `curl -H 'Authorization: Basic ${btoa('joe:s3cret')}' HOST/v1/users`,
    sends: 'GET /v1/users',
    headers: joe,
  },
  {
    title: 'a key as user without a password',
    command: 'curl HOST/v1/charges -u sk_test_4eC39: -d expand=customer -G',
    sends: 'GET /v1/charges?expand=customer',
    headers: { authorization: `Basic ${btoa('sk_test_4eC39:')}` },
  },
  {
    title: 'a key as user with anything for a password',
    command: 'curl -u abcdef123456:X HOST/api/v2/tickets',
    sends: 'GET /api/v2/tickets',
    headers: { authorization: `Basic ${btoa('abcdef123456:X')}` },
  },
  {
    title: 'a key in the query',
    command: `curl 'HOST/maps/api/geocode/json?key=AIzaSyA-1234567890&address=Mountain+View'`,
    sends: 'GET /maps/api/geocode/json?key=AIzaSyA-1234567890&address=Mountain+View',
    moved: ['key'],
  },
  {
    title: 'key and token in the query',
    command: `curl 'HOST/1/boards?key=0123456789abcdef&token=fedcba9876543210'`,
    sends: 'GET /1/boards?key=0123456789abcdef&token=fedcba9876543210',
  },
  {
    title: 'data in the query',
    command: `curl -G HOST/v1/search --data-urlencode 'q=a b & "c"' -d lang=en --data-urlencode =x/y`,
    sends: 'GET /v1/search?q=a%20b%20%26%20%22c%22&lang=en&x%2Fy',
  },
  {
    title: 'data behind a query',
    command: `curl --get 'HOST/v1/search?lang=en' --data-urlencode 'since=2026-01-31T08:00:00+01:00'`,
    sends: 'GET /v1/search?lang=en&since=2026-01-31T08%3A00%3A00%2B01%3A00',
  },
  {
    title: 'a form',
    command: `curl -X POST HOST/oauth/token -d grant_type=client_credentials -d 'client_id=a b' -d client_secret=s3cret`,
    sends: 'POST /oauth/token',
    form: [
      ['grant_type', 'client_credentials'],
      ['client_id', 'a b'],
      ['client_secret', 's3cret'],
    ],
  },
  {
    title: 'a form in one text',
    command: `curl HOST/v1/search -H 'Content-Type: application/x-www-form-urlencoded; charset=UTF-8' --data-raw 'q=caf%C3%A9&deep=1'`,
    sends: 'POST /v1/search',
    form: [
      ['q', 'café'],
      ['deep', '1'],
    ],
  },
  {
    title: 'encoded data in a form',
    command: `curl HOST/v1/search --data-urlencode 'q=ž & ~' --data-urlencode "name=it's"`,
    sends: 'POST /v1/search',
    form: [
      ['q', 'ž & ~'],
      ['name', "it's"],
    ],
  },
  { title: 'POST without a body', command: 'curl -XPOST HOST/v1/refresh', sends: 'POST /v1/refresh', form: [] },
  {
    title: 'JSON',
    command: `curl --location 'HOST/v1/search' --header 'Content-Type: application/json' --data '{\n  "filter": {"age": {"$gt": 5}, "tags": ["a", "ž"]},\n  "exact": 1.5, "big": 9007199254740993, "none": null, "on": true\n}'`,
    sends: 'POST /v1/search',
    json: {
      filter: { age: { $gt: 5 }, tags: ['a', 'ž'] },
      exact: 1.5,
      big: Number('9007199254740993'),
      none: null,
      on: true,
    },
  },
  {
    title: 'JSON in double quotes, with an address behind it',
    command: `curl -H "Content-Type: application/json; charset=utf-8" -d "{\\"price\\": {\\"\\$gt\\": 5}, \\"path\\": \\"a\\\\\\\\b\\"}" "HOST/v1/search?lang=en"`,
    sends: 'POST /v1/search?lang=en',
    json: { price: { $gt: 5 }, path: 'a\\b' },
  },
  {
    title: 'JSON by its own option',
    command: `curl --json '{"name": "a"}' HOST/v1/search`,
    sends: 'POST /v1/search',
    headers: { accept: 'application/json' },
    json: { name: 'a' },
  },
  {
    title: 'a list as JSON',
    command: `curl -H 'content-type: application/json' -d '["a", {"b": 1}]' HOST/v1/lookup`,
    sends: 'POST /v1/lookup',
    json: ['a', { b: 1 }],
  },
  {
    title: 'JSON from a document behind the command',
    command: `curl -H 'Content-Type: application/json' -d @- HOST/v1/search <<'END'\n{"query": "it's"}\nEND`,
    sends: 'POST /v1/search',
    json: { query: "it's" },
  },
  {
    title: 'quotes of ANSI C',
    command:
      `curl HOST/v1/search -H $'Content-Type: application/json' --data-raw $'{"text":"it\\'s \\u0021\\n"}'`.replace(
        '\\n"}',
        '\\\\n"}',
      ),
    sends: 'POST /v1/search',
    json: { text: "it's !\n" },
  },
  {
    title: 'what a browser copies',
    command: `curl 'HOST/api/items?sort=-created' \\
  -H 'accept: */*' \\
  -H 'accept-language: en-US,en;q=0.9' \\
  -H 'cache-control: no-cache' \\
  -b 'session=abc; theme=dark' \\
  -H 'referer: https://app.example.com/' \\
  -H 'sec-ch-ua: "Chromium";v="120"' \\
  -H 'sec-fetch-mode: cors' \\
  -H 'user-agent: Mozilla/5.0 (X11; Linux x86_64)' \\
  -H 'x-csrf-token: c5rf' \\
  --compressed`,
    sends: 'GET /api/items?sort=-created',
    headers: { cookie: 'session=abc; theme=dark', 'x-csrf-token': 'c5rf' },
  },
  {
    title: 'a name of its own for the program, and a type of its own for the answer',
    command: `curl -A 'Acme Sync (it@acme.test)' -H 'Accept: application/vnd.acme.v3+json' HOST/v1/users`,
    sends: 'GET /v1/users',
    headers: { 'user-agent': 'Acme Sync (it@acme.test)', accept: 'application/vnd.acme.v3+json' },
  },
  {
    title: 'a header that is sent empty, and one that is not sent',
    command: `curl -H 'X-Empty;' -H 'Accept:' HOST/v1/users`,
    sends: 'GET /v1/users',
    headers: { 'x-empty': '' },
  },
  {
    title: 'the command prompt of Windows',
    command: `curl "HOST/v1/search?lang=en" ^\r\n  -H "Content-Type: application/json" ^\r\n  -d "{\\"name\\": \\"a b\\"}"`,
    inBash: `curl "HOST/v1/search?lang=en" -H "Content-Type: application/json" -d '{"name": "a b"}'`,
    sends: 'POST /v1/search?lang=en',
    json: { name: 'a b' },
  },
  {
    title: 'what a browser copies for the command prompt of Windows',
    command: `curl ^"HOST/v1/search?a=1^&b=2^" ^\r\n  -H ^"content-type: application/json^" ^\r\n  --data-raw ^"^{^\\^"name^\\^":^\\^"50^%^ off^\\^"^}^"`,
    inBash: `curl 'HOST/v1/search?a=1&b=2' -H 'content-type: application/json' --data-raw '{"name":"50% off"}'`,
    sends: 'POST /v1/search?a=1&b=2',
    json: { name: '50% off' },
  },
  {
    title: 'doubled quotes of Windows',
    command: `curl -X POST HOST/v1/search -H "Content-Type: application/json" -d "{""name"": ""a""}"`,
    inBash: `curl -X POST HOST/v1/search -H "Content-Type: application/json" -d '{"name": "a"}'`,
    sends: 'POST /v1/search',
    json: { name: 'a' },
  },
  {
    title: 'PowerShell',
    command: `curl.exe -X POST "HOST/v1/search" \`\n  -H 'Content-Type: application/json' \`\n  -d '{\\"name\\": \\"it''s\\"}'`,
    inBash: `curl -X POST HOST/v1/search -H 'Content-Type: application/json' -d $'{"name": "it\\'s"}'`,
    sends: 'POST /v1/search',
    json: { name: "it's" },
  },
  {
    title: 'offset and limit',
    command: `curl 'HOST/v1/users?limit=50&sort=name&offset=0'`,
    sends: 'GET /v1/users?limit=50&sort=name&offset=0',
    moved: ['limit', 'offset'],
  },
  {
    title: 'an offset in the middle',
    command: `curl 'HOST/rest/api/3/search?jql=project%3DX&startAt=100&maxResults=50'`,
    sends: 'GET /rest/api/3/search?jql=project%3DX&startAt=100&maxResults=50',
    moved: ['startAt', 'maxResults'],
    begins: { startAt: '0' },
  },
  {
    title: 'an offset that counts from 1',
    command: `curl 'HOST/scim/v2/Users?count=100&startIndex=1'`,
    sends: 'GET /scim/v2/Users?count=100&startIndex=1',
    moved: ['count'],
  },
  {
    title: 'a page and its size',
    command: `curl -H 'Authorization: Bearer t0ken-123456' 'HOST/repos/o/r/issues?state=all&page=1&per_page=100'`,
    sends: 'GET /repos/o/r/issues?state=all&page=1&per_page=100',
    headers: bearer,
  },
  {
    title: 'a later page',
    command: `curl 'HOST/v1/users?page=3&sort=name'`,
    sends: 'GET /v1/users?page=3&sort=name',
    moved: ['page'],
    begins: { page: '1' },
  },
  {
    title: 'pages that count from 0, with brackets',
    command: `curl -g 'HOST/v1/users?page[number]=0&page[size]=25'`,
    sends: 'GET /v1/users?page[number]=0&page[size]=25',
  },
  {
    title: 'the mark of a later page',
    command: `curl 'HOST/v1/users?limit=10&starting_after=cus_123'`,
    sends: 'GET /v1/users?limit=10&starting_after=cus_123',
    begins: { starting_after: undefined },
  },
  {
    title: 'paging in JSON',
    command: `curl -H 'Content-Type: application/json' -d '{"query":{"term":{"a":1}},"from":0,"size":100}' HOST/idx/_search`,
    sends: 'POST /idx/_search',
    json: { query: { term: { a: 1 } }, from: 0, size: 100 },
  },
  {
    title: 'paging in a form',
    command: `curl HOST/v1/list -d 'page=1' -d 'limit=20' -d 'kind=x'`,
    sends: 'POST /v1/list',
    form: [
      ['page', '1'],
      ['limit', '20'],
      ['kind', 'x'],
    ],
    moved: ['page', 'limit'],
  },
];
