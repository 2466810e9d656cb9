import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { keysOf } from '../../../../engine/core/json/value.ts';
import type { CurlRequest } from '../../../../server/service/curl/command/curlRequest.ts';
import { flagOptions, shortOptions, valueOptions } from '../../../../server/service/curl/options/curlOptions.ts';
import { readCurl } from '../../../../server/service/curl/readCurl.ts';

function read(command: string): CurlRequest {
  const request = readCurl(command);
  return 'problem' in request ? assert.fail(request.problem) : request;
}

function problemOf(command: string): string {
  const request = readCurl(command);
  return 'problem' in request ? request.problem : assert.fail('It was read.');
}

describe('readCurl', () => {
  it('gives the whole request', () => {
    const command = `curl -u joe:s3cret 'https://x.test:8443/v1/users?a=b' -H 'X-A: 1' -d q=1 -d 'r=a b' -k`;
    assert.deepEqual(readCurl(command), {
      method: 'FORM',
      origin: 'https://x.test:8443',
      path: '/v1/users',
      query: 'a=b',
      params: { q: '1', r: 'a b' },
      headers: [['X-A', '1']],
      user: { name: 'joe', password: 's3cret' },
      variables: [],
      remarks: [
        'A run always verifies certificates, so "-k" is not imported; put your own authority into "api.caCertificate".',
      ],
    });
  });

  const methods: [string, string, CurlRequest['method']][] = [
    ['nothing else', 'curl x', 'GET'],
    ['GET by name', 'curl -X get x', 'GET'],
    ['data in the query', 'curl -G -d a=b x', 'GET'],
    ['data in the query, whatever the order', 'curl -d a=b x --get', 'GET'],
    ['a form', 'curl -d a=b x', 'FORM'],
    ['an empty body', "curl -d '' x", 'FORM'],
    ['an empty body that would be JSON', "curl -d '' -H 'Content-Type: application/json' x", 'FORM'],
    ['POST without a body', 'curl -XPOST x', 'FORM'],
    ['POST with its data in the query', 'curl -X POST -G -d a=b x', 'FORM'],
    ['JSON by its option', `curl --json '{"a":1}' x`, 'POST'],
    ['JSON by its type', `curl -H 'content-type:application/json;charset=utf-8' -d '{"a":1}' x`, 'POST'],
    ['JSON without its type', `curl -d '{"a":1}' x`, 'POST'],
  ];
  for (const [title, command, expected] of methods) {
    it(`takes ${title} for ${expected}`, () => assert.equal(read(command).method, expected));
  }

  const addresses: [string, Partial<CurlRequest>][] = [
    ['curl https://x.test', { origin: 'https://x.test', path: '/', query: '' }],
    ['curl HTTPS://X.test:443/A', { origin: 'https://x.test', path: '/A' }],
    ['curl localhost:8080/a', { origin: 'http://localhost:8080', path: '/a' }],
    ['curl x.test?a=b', { origin: 'http://x.test', path: '/', query: 'a=b' }],
    ['curl http://[::1]:80/a', { origin: 'http://[::1]', path: '/a' }],
    ['curl https://x.test/a%20b/č#part', { path: '/a%20b/č', query: '' }],
    ['curl --url https://x.test/a', { path: '/a' }],
    ['curl -- https://x.test/-a', { path: '/-a' }],
    ['curl https://x.test/{id}/a', { path: '/{id}/a' }],
    ['curl "https://x.test/?a\\[\\]=1"', { query: 'a[]=1' }],
    ['curl "https://x.test/?a[]=1"', { query: 'a[]=1' }],
    ['curl -g "https://x.test/?a={b,c}&d=[1-2]"', { query: 'a={b,c}&d=[1-2]' }],
    ['curl https://joe:p%40ss@x.test', { origin: 'https://x.test', user: { name: 'joe', password: 'p@ss' } }],
    ['curl https://key@x.test/', { user: { name: 'key', password: '' } }],
    ['curl -u a:b https://c:d@x.test/', { user: { name: 'a', password: 'b' } }],
    ['curl -u a https://x.test/', { user: { name: 'a', password: undefined } }],
    ['curl -u a:b:c https://x.test/', { user: { name: 'a', password: 'b:c' } }],
    ['curl -G -d b=2 "https://x.test/?a=1"', { query: 'a=1&b=2' }],
    ['curl --url-query "b=ž 1" --url-query +c=%20 "https://x.test/?a=1"', { query: 'a=1&b=%C5%BE%201&c=%20' }],
    ['curl --url-query b=1 -d a=1 "https://x.test/"', { query: 'b=1', params: { a: '1' } }],
  ];
  for (const [command, expected] of addresses) {
    it(`reads the address of ${command}`, () => {
      const request: Partial<CurlRequest> = read(command);
      const found = Object.fromEntries(Object.keys(expected).map((key) => [key, request[key as keyof CurlRequest]]));
      assert.deepEqual(found, expected);
    });
  }

  const bodies: [string, string, unknown][] = [
    ['joins data with &', 'curl -d a=1 -d b=2 --data-raw c=3 x', { a: '1', b: '2', c: '3' }],
    ['decodes a form', `curl -d 'a=%C5%BE+b&c=%26' x`, { a: 'ž b', c: '&' }],
    ['knows names without a value', 'curl -d a -d b= x', { a: '', b: '' }],
    [
      'encodes what is to be encoded',
      `curl --data-urlencode 'a=b&c=d' --data-urlencode =e=f x`,
      { a: 'b&c=d', 'e=f': '' },
    ],
    ['takes an @ in raw data as it is', 'curl --data-raw @a=b x', { '@a': 'b' }],
    ['joins pieces of JSON without anything', `curl --json '{"a":' --json '1}' x`, { a: 1 }],
    ['drops the line ends of a document', 'curl -d @- x <<< "a=1\n&b=2"', { a: '1', b: '2' }],
    ['keeps the line ends of a binary document', 'curl --data-binary @- x <<END\na=1\n2\nEND', { a: '1\n2' }],
  ];
  for (const [title, command, expected] of bodies) {
    it(title, () => assert.deepEqual(read(command).params, expected));
  }

  it('keeps keys of JSON in their order, and numbers as they are', () => {
    const { params } = read(`curl --json '{"b": 1.50, "2": 9007199254740993, "1": 1e3}' x`);
    assert.deepEqual(keysOf(params), ['b', '2', '1']);
    assert.ok(params instanceof Map);
    assert.equal(params.get('2'), 9007199254740993n);
  });

  const headers: [string, CurlRequest['headers']][] = [
    [
      "curl -H 'A: b' -H 'C:d:e' x",
      [
        ['A', 'b'],
        ['C', 'd:e'],
      ],
    ],
    [
      "curl -H 'A: b' -H 'a: c' x",
      [
        ['A', 'b'],
        ['a', 'c'],
      ],
    ],
    ["curl -H 'A;' -H 'B:' -H 'nonsense' x", [['A', '']]],
    ["curl -H 'Content-Type: text/plain' x", []],
    [
      'curl -A me -e https://y.test x',
      [
        ['User-Agent', 'me'],
        ['Referer', 'https://y.test'],
      ],
    ],
    ["curl -b 'a=b; c=d' x", [['Cookie', 'a=b; c=d']]],
    ['curl -b cookies.txt x', []],
    ['curl -r 0-99 x', [['Range', 'bytes=0-99']]],
    ['curl --oauth2-bearer t x', [['Authorization', 'Bearer t']]],
    [`curl --json '{}' -H 'accept: a/b' x`, [['accept', 'a/b']]],
    [`curl --json '{}' x`, [['Accept', 'application/json']]],
  ];
  for (const [command, expected] of headers) {
    it(`reads the headers of ${command}`, () => assert.deepEqual(read(command).headers, expected));
  }

  const refused: [string, RegExp][] = [
    ['curl', /no address/],
    ['curl -s', /no address/],
    ['curl -H', /"-H" has no value/],
    ['curl a b', /more than one address, "a" and "b"/],
    ['curl -X DELETE x', /not DELETE/],
    ['curl -I x', /not HEAD/],
    ['curl -T file x', /not PUT/],
    ['curl -F a=@b x', /multipart/],
    ['curl --form-string a=b x', /multipart/],
    ['curl -X GET -d a=b x', /no body with GET.*-X POST/],
    ['curl a --next b', /--next/],
    ['curl -K file', /-K/],
    ['curl --digest -u a:b x', /--digest/],
    ['curl --ntlm -u a:b x', /--ntlm/],
    ['curl --aws-sigv4 aws:amz -u a:b x', /aws/],
    ['curl -d @file.json x', /file "file.json"/],
    ['curl -d @- x', /standard input/],
    ['curl --data-urlencode a@file x', /file "file"/],
    ['curl -H @file x', /file "file"/],
    ["curl -H 'Content-Type: text/xml' -d '<a/>' x", /not as "text\/xml"/],
    ["curl -H 'Content-Type: application/json' -d '{a}' x", /declared as JSON but is not/],
    [`curl --json '"a"' x`, /an object/],
    ['curl -d a=1 -d a=2 x', /"a" more than once/],
    ['curl "x/{a,b}"', /"\{a,b\}".*several requests/],
    ['curl "x/[1-9]"', /"\[1-9\]".*several requests/],
    ['curl ftp://x.test/a', /is not an http or https address/],
    ['curl "$HOST/a"', /"\$HOST\/a" is not an http/],
    ['curl "<host>/a"', /is not an http or https address/],
    ['curl --foo x', /no option "--foo"/],
    ['curl -sW x', /no option "-W"/],
    ['curl --pro x', /no option "--pro"/],
  ];
  for (const [command, expected] of refused) {
    it(`says why not: ${command}`, () => assert.match(problemOf(command), expected));
  }

  const remarks: [string, RegExp][] = [
    [`curl -d '{"a":1}' x`, /the job sends it as JSON/],
    [`curl -H 'Content-Type: application/vnd.api+json' -d '{"a":1}' x`, /instead of "application\/vnd.api\+json"/],
    [`curl --json '{"a":{}}' x`, /are sent as lists/],
    [`curl --json '{"a":{"0":"b"}}' x`, /are sent as lists/],
    [`curl --json '{"a":[{"time":"b"}]}' x`, /"a" in the body looks like a function/],
    [`curl --json '{"a":{"function":"md5"}}' x`, /"a" in the body looks like a function/],
    ['curl -b jar.txt x', /file "jar.txt" are not imported/],
    ['curl -x http://proxy x', /HTTP_PROXY/],
    ['curl --cacert a.pem x', /caCertificate/],
    ['curl -m 5 x', /requestTimeout/],
    ['curl --anyauth -u a:b x', /right away/],
  ];
  for (const [command, expected] of remarks) {
    it(`remarks on ${command}`, () => {
      const { remarks: found } = read(command);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0] ?? '', expected);
    });
  }

  it('has no remark on options that are only about the program itself', () => {
    assert.deepEqual(read('curl -sSLivf#O -o f -w "%{http_code}" --compressed --http2 --fail-with-body x').remarks, []);
  });
});

describe('the options of cURL', () => {
  const words: [string, string][] = [
    ['curl -sXPOST x', 'FORM'],
    ['curl -sX POST x', 'FORM'],
    ['curl --globo -XPOST x', 'FORM'],
    ['curl --no-location -G -da=b x', 'GET'],
    ['curl --no-buffer x', 'GET'],
  ];
  for (const [command, method] of words) {
    it(`are read as the program reads them: ${command}`, () => {
      const request = read(command);
      assert.equal(request.method, method);
      assert.equal(request.origin, 'http://x');
    });
  }

  it('are those of the program itself', function () {
    const { stdout, status } = spawnSync('curl', ['--help', 'all'], { encoding: 'utf8' });
    if (status !== 0) this.skip();
    const options = [...stdout.matchAll(/^ *(?:-(.), )? *--(\S+) ?(<)?/gm)];
    assert.ok(options.length > 200);
    for (const [line, letter, name = '', value] of options) {
      if (['preproxy', 'proxy'].includes(name)) continue;
      const [ours, others] = value === undefined ? [flagOptions, valueOptions] : [valueOptions, flagOptions];
      assert.ok(ours.has(name) && !others.has(name), line);
      if (letter !== undefined) assert.equal(shortOptions.get(letter), name);
    }
  });

  it('have one meaning each', () => {
    assert.deepEqual(
      [...valueOptions].filter((name) => flagOptions.has(name)),
      [],
    );
    for (const name of shortOptions.values()) assert.ok(valueOptions.has(name) || flagOptions.has(name), name);
  });
});
