import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFileError } from '../../../../../engine/core/errors.ts';
import { DescribedFile } from '../../../../../engine/io/descriptions/describedFile.ts';
import { givenSource } from '../../../../../engine/io/descriptions/descriptionSource.ts';
import { diskSource } from '../../../../../engine/io/descriptions/diskSource.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const openOnDisk = (file: string, folder: string) => DescribedFile.open(diskSource(file, folder));

const yaml = `openapi: 3.1.0
info: {title: Users, version: '1'}
paths:
  /users:
    parameters:
      - name: tenant
        in: query
        schema: {type: string}
    get:
      parameters:
        - $ref: '#/components/parameters/Since'
        - {in: query, name: state, schema: {type: string}}
        - in: query
          schema: {type: string}
          name: "odd name"
      responses: {}
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                nickname: {type: string}
      responses: {}
components:
  parameters:
    Since:
      in: query
      name: since
      schema: {type: string}
`;

describe('a description in a file', () => {
  const folder = temporaryFolder();

  function write(name: string, text: string): string {
    const file = path.join(folder(), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  const lineOf = (text: string, wanted: string) => text.slice(0, text.indexOf(wanted)).split('\n').length;

  const table: [title: string, pointer: string, param: string | undefined, line: string][] = [
    ['an operation', '/paths/~1users/get', undefined, 'get:'],
    ['a parameter of it', '/paths/~1users/get', 'state', 'name: state'],
    ['one whose name is not first', '/paths/~1users/get', 'odd name', '- in: query\n          schema'],
    ['one that is referred to', '/paths/~1users/get', 'since', 'Since:\n      in'],
    ['one of the path', '/paths/~1users/get', 'tenant', '- name: tenant'],
    ['a key of a body', '/paths/~1users/post', 'nickname', 'nickname:'],
    ['the operation for a parameter that it does not have', '/paths/~1users/get', 'other', 'get:'],
  ];
  for (const [title, pointer, param, wanted] of table) {
    it(`knows the place of ${title}`, async () => {
      const file = write('users.yaml', yaml);
      const described = await openOnDisk(file, folder());
      const place = described.findPlace(pointer, param);
      assert.deepEqual([place?.uri, place?.line], [pathToFileURL(file).href, lineOf(yaml, wanted)]);
    });
  }

  it('knows places in JSON', async () => {
    const text = JSON.stringify({
      openapi: '3.0.0',
      info: {},
      paths: {
        '/a': {
          get: {
            parameters: [
              { name: 'x', in: 'query' },
              { name: 'y', in: 'query' },
            ],
            responses: {},
          },
        },
      },
    });
    const described = await openOnDisk(write('a.json', text), folder());
    const place = described.findPlace('/paths/~1a/get', 'y');
    assert.equal(text.slice((place?.column ?? 0) - 1).startsWith('{"name":"y"'), true);
  });

  it('says what it says of operations', async () => {
    const described = await openOnDisk(write('users.yaml', yaml), folder());
    assert.deepEqual(
      described.outline.operations.map(({ method, path: each }) => `${method} ${each}`),
      ['GET /users', 'POST /users'],
    );
    const details = described.details(['/paths/~1users/get', '/nothing']);
    assert.deepEqual(
      details.get('/paths/~1users/get')?.params.map(({ name }) => name),
      ['tenant', 'since', 'state', 'odd name'],
    );
    assert.equal(details.size, 1);
  });

  it('names the files that it was read from, and finds places in them', async () => {
    const file = write('api.yaml', 'openapi: 3.1.0\ninfo: {}\npaths:\n  /a: {$ref: "parts/a.yaml"}\n');
    const part = write('parts/a.yaml', '# one\nget:\n  summary: A\n  responses: {}\n');
    const described = await openOnDisk(file, folder());
    assert.deepEqual(described.files, [pathToFileURL(file).href, pathToFileURL(part).href]);
    const [operation] = described.outline.operations;
    const place = described.findPlace(operation?.pointer ?? '');
    assert.deepEqual([place?.uri, place?.line], [pathToFileURL(part).href, 2]);
  });

  const refused: [title: string, prepare: () => string, reason: RegExp][] = [
    [
      'a link out of its folder',
      () => {
        const outside = write('outside.yaml', yaml);
        mkdirSync(path.join(folder(), 'inner'));
        symlinkSync(outside, path.join(folder(), 'inner/users.yaml'));
        return path.join(folder(), 'inner/users.yaml');
      },
      /^it leads out of its folder by a link$/,
    ],
    ['a folder', () => folder(), /^it is a folder$/],
    ['what describes nothing', () => write('inner/a.yaml', 'a: 1'), /^it describes no API$/],
    ['what is broken', () => write('inner/a.yaml', 'a: [1'), /^it is not valid YAML/],
  ];
  for (const [title, prepare, reason] of refused) {
    it(`is not read from ${title}`, async () => {
      const file = prepare();
      const inner = file === folder() ? path.dirname(file) : path.join(folder(), 'inner');
      await assert.rejects(openOnDisk(file, inner), (error) => {
        assert.ok(isFileError(error));
        assert.match(error.reason, reason);
        return true;
      });
    });
  }
});

describe('a description whose files somebody gives', () => {
  const document = { address: 'memory://host/apis/users.yaml', shown: '/apis/users.yaml' };
  const main = (reference: string) => `openapi: 3.1.0\ninfo: {}\npaths:\n  /a: {$ref: ${JSON.stringify(reference)}}\n`;
  const part = 'get:\n  summary: A\n  responses: {}\n';

  function open(files: Record<string, string>) {
    const asked: string[] = [];
    const source = givenSource(document, async (address) => {
      asked.push(address);
      return files[address] ?? { reason: 'there is no such file' };
    });
    return { asked, described: DescribedFile.open(source) };
  }

  it('has its parts in the folder of the document and below', async () => {
    const address = 'memory://host/apis/parts/a.yaml';
    const { described } = open({ [document.address]: main('parts/a.yaml'), [address]: part });
    const { files, outline } = await described;
    assert.deepEqual(files, [document.address, address]);
    assert.equal((await described).findPlace(outline.operations[0]?.pointer ?? '')?.uri, address);
  });

  for (const reference of [
    '../a.yaml',
    '/a.yaml',
    'memory://other/apis/a.yaml',
    'file:///etc/a',
    '..%2Fa.yaml',
    '%2e%2e/a',
  ]) {
    it(`does not ask for ${reference}`, async () => {
      const { asked, described } = open({ [document.address]: main(reference) });
      assert.deepEqual((await described).outline.operations, []);
      assert.deepEqual(asked, [document.address]);
    });
  }

  it('says why the document is not read', async () => {
    await assert.rejects(open({}).described, {
      name: 'FileError',
      file: document.shown,
      reason: 'there is no such file',
    });
  });
});
