import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { type OpenedDescription, openDescription } from '../../../../../engine/faces/descriptions.ts';
import { schemaText } from '../../../../support/schemaText.ts';
import { startApi, type TestApi } from '../../../../support/startApi.ts';
import { inSweep } from '../../../../support/sweep.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

/** A document in which a GET of `/users` responds with what a schema describes. */
function documentOf(schema: string): string {
  return `
openapi: 3.1.0
servers: [{ url: '/v1/{region}' }]
paths:
  /users:
    get:
      responses:
        200:
          content:
            application/json:
              schema: ${schema}
`;
}

const user = 'type: object\nproperties:\n  id: { type: integer }\n  boss: { $ref: "#" }\n  team: { $ref: team.yaml }\n';
const team = '{ "type": "object", "properties": { "lead": { "$ref": "user.yaml" } } }';

/** The response of the first operation, on a line, and the remarks on it. */
function found({ description }: OpenedDescription): { response: string; remarks: string[] } {
  const schema = description.operations[0]?.response?.schema;
  return {
    response: schema === undefined ? '' : schemaText(schema, 2),
    remarks: description.remarks.map(({ message }) => message),
  };
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => assert.fail('nothing was thrown'),
    (thrown: unknown) => thrown,
  );
  assert(isUserError(error), String(error));
  return error.message;
}

describe('a description in files', () => {
  const folder = temporaryFolder();

  /** Writes files, and returns the path of the first. */
  function write(files: { [name: string]: string }): string {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder(), name)), { recursive: true });
      writeFileSync(path.join(folder(), name), text);
    }
    return path.join(folder(), Object.keys(files)[0] ?? '');
  }

  it('is read with the files that it refers to, which may refer to each other', async () => {
    const opened = await openDescription(
      write({
        'api.yaml': documentOf('{ $ref: schemas/user.yaml }'),
        'schemas/user.yaml': user,
        'schemas/team.yaml': team,
      }),
    );
    assert.deepEqual(found(opened), {
      response:
        'user:object{id: integer, boss: user:object{id: integer, boss: user:object, team: team:object}, team: team:object{lead: user:object}}',
      remarks: [],
    });
    assert.deepEqual(
      opened.files.map(({ name }) => name),
      ['', 'schemas/user.yaml', 'schemas/team.yaml'],
    );
  });

  it('may have its paths and operations in other files', async () => {
    const { description } = await openDescription(
      write({
        'api.yaml': 'openapi: 3.0.0\npaths:\n  /a: { $ref: "paths/a%20b.yaml" }\n  /b: { $ref: "paths/a%20b.yaml" }\n',
        'paths/a b.yaml': 'get: { $ref: "../operations.yaml#/list" }\npost: { summary: Add }\n',
        'operations.yaml': 'list: { summary: List }\n',
      }),
    );
    assert.deepEqual(
      description.operations.map(({ pointer, summary, definition }) => [pointer, summary, definition]),
      [
        ['/paths/~1a/get', 'List', { file: 'operations.yaml', pointer: '/list' }],
        ['/paths/~1a/post', 'Add', { file: 'paths/a b.yaml', pointer: '/post' }],
        ['/paths/~1b/get', 'List', { file: 'operations.yaml', pointer: '/list' }],
        ['/paths/~1b/post', 'Add', { file: 'paths/a b.yaml', pointer: '/post' }],
      ],
    );
  });

  const reasons: [reference: string, reason: string, why: string][] = [
    ['gone.yaml', 'there is no such file', 'a missing file'],
    ['../outside.yaml', 'it is outside the folder of the document', 'a file of a folder above'],
    ['/etc/hostname', 'it is outside the folder of the document', 'a file of the machine'],
    ['link.yaml', 'it is outside the folder of the document', 'a link to a file of a folder above'],
    ['http://127.0.0.1:9/user.yaml', 'it is not a file beside the document', 'an address'],
    ['broken.yaml', 'it is not valid YAML: bad indentation of a mapping entry (line 2, column 4)', 'a broken file'],
    ['schemas', 'it is a folder', 'a folder'],
    ['http://[', 'it is not an address', 'what is no address'],
  ];
  for (const [reference, reason, why] of reasons) {
    it(`is read without ${why}: ${reference}`, async () => {
      const file = write({
        'api/api.yaml': documentOf(`{ $ref: '${reference}' }`),
        'api/broken.yaml': 'a: 1\n  b: 2\n',
        'api/schemas/user.yaml': user,
        'outside.yaml': user,
      });
      symlinkSync('../outside.yaml', path.join(folder(), 'api', 'link.yaml'));
      assert.deepEqual(found(await openDescription(file)), {
        response: 'any',
        remarks: [`The reference "${reference}" was not followed because ${reason}.`],
      });
    });
  }

  inSweep('stops at 200 files', async () => {
    const files = Array.from({ length: 300 }, (_, n): [string, string] => [
      `${n}.yaml`,
      `{ items: { $ref: ${n + 1}.yaml } }`,
    ]);
    const opened = await openDescription(
      write({ 'api.yaml': documentOf('{ $ref: 0.yaml }'), ...Object.fromEntries(files) }),
    );
    assert.equal(opened.files.length, 201);
  });

  const refusals: [text: string, message: RegExp, why: string][] = [
    ['', /api\.yaml" describes no API: it is neither an OpenAPI document/, 'an empty file'],
    ['name: x', /describes no API/, 'another YAML file'],
    ['[1, 2]', /describes no API/, 'another JSON file'],
    ['openapi: 3.0.0', /^The OpenAPI document has no "paths"/, 'a document without paths'],
    ['openapi: 3.0.0\npaths: []', /^The OpenAPI document has no "paths"/, 'paths of a wrong type'],
    [
      'a: 1\n  b: 2\n',
      /cannot be read: it is not valid YAML: bad indentation of a mapping entry \(line 2, column 4\)\.$/,
      'broken YAML',
    ],
    [
      '{\n "openapi": "3.0.0",\n "paths": ]\n}',
      /it is not valid JSON: a value is expected, but found "]" \(line 3, column 11\)\.$/,
      'broken JSON',
    ],
    ['<!doctype html>', /cannot be read: it is HTML or XML\.$/, 'a page'],
    ['a: \u0000', /it is not valid YAML: null byte/, 'a binary file'],
    [`a: ${'['.repeat(600)}${']'.repeat(600)}`, /nest/, 'deep nesting'],
    [`{"a": ${'['.repeat(600)}${']'.repeat(600)}}`, /nested more than 512 levels deep/, 'deep nesting in JSON'],
    ['a: &a\n  b: *a\n', /nested more than 512 levels deep/, 'a value that contains itself'],
    [bomb(), /more than 5 million values/, 'aliases that repeat aliases'],
  ];
  for (const [text, message, why] of refusals) {
    it(`is refused in a sentence: ${why}`, async () => {
      assert.match(await refusal(openDescription(write({ 'api.yaml': text }))), message);
    });
  }

  it('is refused where there is no such file', async () => {
    assert.equal(await refusal(openDescription('gone.yaml')), '"gone.yaml" cannot be read: there is no such file.');
  });

  inSweep('is refused where it is larger than 32 MB', async () => {
    const file = write({ 'api.yaml': `#${'x'.repeat(32 * 1024 * 1024)}` });
    assert.match(await refusal(openDescription(file)), /it is larger than 32 MB\.$/);
  });

  it('may have comments and commas at ends where it looks like JSON', async () => {
    const { description } = await openDescription(
      write({ 'api.json': '{"openapi": "3.0.0", # a\n "paths": {"/a": {"get": {}},},}' }),
    );
    assert.equal(description.operations.length, 1);
  });

  it('is not read any further once that was cancelled', async () => {
    const signal = AbortSignal.abort();
    await assert.rejects(openDescription(write({ 'api.yaml': documentOf('{}') }), { signal }), { name: 'AbortError' });
  });
});

function bomb(): string {
  const lines = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`);
  return `a0: &a0 [x]\n${lines.join('')}`;
}

describe('a description at an address', () => {
  let api: TestApi;
  let other: TestApi;
  let pages: { [path: string]: string | [status: number, location: string] };

  beforeEach(async () => {
    pages = {};
    const answer: Parameters<typeof startApi>[0] = ({ url = '' }, response) => {
      const page = pages[url];
      if (page === undefined) response.writeHead(404).end();
      else if (typeof page === 'string') response.end(page);
      else response.writeHead(page[0], { location: page[1] }).end();
    };
    api = await startApi(answer);
    other = await startApi(answer);
  });
  afterEach(async () => {
    await Promise.all([api.close(), other.close()]);
  });

  const open = (place: string, options?: Parameters<typeof openDescription>[1]) =>
    openDescription(`${api.url}${place}`, options);

  it('is read with the files of its server, and gives its address to relative servers', async () => {
    pages['/docs/api.yaml?v=2'] = documentOf('{ $ref: ../user.yaml }');
    pages['/user.yaml'] = user;
    pages['/team.yaml'] = team;
    const opened = await open('/docs/api.yaml?v=2');
    assert.match(found(opened).response, /^user:object\{id: integer/);
    assert.deepEqual(
      opened.description.servers.map(({ url }) => url),
      [`${api.url}/v1/{region}`],
    );
    assert.deepEqual(api.requests, ['GET /docs/api.yaml?v=2', 'GET /user.yaml', 'GET /team.yaml']);
  });

  it('may redirect, also to another server, which then has the other files', async () => {
    pages['/old'] = [302, '/new'];
    pages['/new'] = [301, `${other.url}/api.yaml`];
    pages['/api.yaml'] = documentOf('{ $ref: user.yaml }');
    pages['/user.yaml'] = user;
    assert.match(found(await open('/old')).response, /^user:object/);
    assert.deepEqual(other.requests.slice(0, 2), ['GET /api.yaml', 'GET /user.yaml']);
  });

  it('does not lead to other servers by what it refers to', async () => {
    pages['/api.yaml'] = documentOf(
      `{ allOf: [{ $ref: '${other.url}/a.yaml' }, { $ref: b.yaml }, { $ref: 'file:///etc/hostname' }] }`,
    );
    pages['/b.yaml'] = [302, `${other.url}/a.yaml`];
    assert.deepEqual(found(await open('/api.yaml')).remarks, [
      `The reference "${other.url}/a.yaml" was not followed because it is on another server.`,
      'The reference "b.yaml" was not followed because it redirects to another server.',
      'The reference "file:///etc/hostname" was not followed because it is on another server.',
    ]);
    assert.deepEqual(other.requests, []);
  });

  it('says the status where there is nothing', async () => {
    assert.equal(
      await refusal(open('/gone.yaml?token=secret')),
      `"${api.url}/gone.yaml" cannot be read: the server responded with HTTP 404.`,
    );
  });

  it('says that nobody responds', async () => {
    await api.close();
    assert.equal(await refusal(open('/api.yaml')), `"${api.url}/api.yaml" cannot be read: the connection was refused.`);
  });

  it('does not redirect forever', async () => {
    pages['/a'] = [302, '/a'];
    assert.match(await refusal(open('/a')), /it redirects more than 5 times\.$/);
    assert.equal(api.requests.length, 6);
  });

  it('does not redirect to what is no address of HTTP', async () => {
    pages['/a'] = [302, 'file:///etc/hostname'];
    assert.match(await refusal(open('/a')), /it redirects to something else than an http address\.$/);
  });
});

describe('a server', () => {
  const started: TestApi[] = [];
  const start = async (answer: Parameters<typeof startApi>[0]): Promise<TestApi> => {
    const api = await startApi(answer);
    started.push(api);
    return api;
  };
  afterEach(async () => {
    await Promise.all(started.splice(0).map((api) => api.close()));
  });

  it('that never ends a document is left once it is larger than 32 MB', async () => {
    const piece = 'x'.repeat(1024 * 1024);
    let sent = 0;
    const api = await start((_, response) => {
      const send = () => {
        sent++;
        response.write(piece, (error) => error || send());
      };
      send();
    });
    assert.match(await refusal(openDescription(`${api.url}/api.yaml`)), /it is larger than 32 MB\.$/);
    assert(sent < 200);
  });

  it('that does not respond is left when the reading is cancelled', async () => {
    const cancel = new AbortController();
    const api = await start(() => cancel.abort());
    await assert.rejects(openDescription(`${api.url}/api.yaml`, { signal: cancel.signal }), { name: 'AbortError' });
  });

  it('that fails once is not asked for the other files', async () => {
    const api = await start(({ url }, response) => {
      if (url === '/api.yaml') response.end(documentOf('{ allOf: [{ $ref: a.yaml }, { $ref: b.yaml }] }'));
      else response.destroy();
    });
    const { remarks } = found(await openDescription(`${api.url}/api.yaml`));
    assert.deepEqual(remarks, [
      'The reference "a.yaml" was not followed because the connection was lost.',
      'The reference "b.yaml" was not followed because the connection was lost.',
    ]);
    assert.deepEqual(api.requests, ['GET /api.yaml', 'GET /a.yaml']);
  });
});
