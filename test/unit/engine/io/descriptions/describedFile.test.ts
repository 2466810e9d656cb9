import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FileError } from '../../../../../engine/core/errors.ts';
import { DescribedFile } from '../../../../../engine/io/descriptions/describedFile.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

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
      const described = await DescribedFile.open(file, folder());
      const place = described.findPlace(pointer, param);
      assert.deepEqual([place?.file, place?.line], [file, lineOf(yaml, wanted)]);
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
    const described = await DescribedFile.open(write('a.json', text), folder());
    const place = described.findPlace('/paths/~1a/get', 'y');
    assert.equal(text.slice((place?.column ?? 0) - 1).startsWith('{"name":"y"'), true);
  });

  it('says what it says of operations', async () => {
    const described = await DescribedFile.open(write('users.yaml', yaml), folder());
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
    const described = await DescribedFile.open(file, folder());
    assert.deepEqual(described.files, [file, part]);
    const [operation] = described.outline.operations;
    const place = described.findPlace(operation?.pointer ?? '');
    assert.deepEqual([place?.file, place?.line], [part, 2]);
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
      await assert.rejects(DescribedFile.open(file, inner), (error) => {
        assert.ok(error instanceof FileError);
        assert.match(error.reason, reason);
        return true;
      });
    });
  }
});
