import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { readerOf, usersDescription } from '../../../support/describedService.ts';
import { testService } from '../../../support/testService.ts';

const text = '{"api": {"baseUrl": "https://api.example.com/v1/"}, "config": {"jobs": [{"endpoint": "other"}]}}';

/** The files requested from the reader, and the messages about files that are not read. */
async function askedFor(uri: string, settings?: string) {
  const { reader, asked } = readerOf(usersDescription);
  const files = settings === undefined ? {} : { 'file:///work/.pagewright.json': settings };
  const found = await testService(files, { descriptions: reader }).findDiagnostics(documentOf(text, uri));
  const ignored = found.filter(({ code }) => code === 'file.ignored').map(({ message }) => message);
  return { files: asked[0] ?? [], ignored };
}

const named = (path: string) => JSON.stringify({ descriptions: { 'apis/users.extractor.json': path } });

describe('the description of a configuration', () => {
  it('is beside it', async () => {
    const beside = (name: string) =>
      ['yaml', 'yml', 'json'].map((end) => ({
        uri: `file:///work/${name}.openapi.${end}`,
        folder: 'file:///work/',
        isNamed: false,
      }));
    assert.deepEqual((await askedFor('file:///work/users.extractor.json')).files, beside('users'));
    assert.deepEqual((await askedFor('file:///work/config.json', '{}')).files, beside('config'));
    assert.deepEqual((await askedFor('untitled:Untitled-1')).files, []);
  });

  const table: [path: string, uri: string][] = [
    ['api/users.yaml', 'file:///work/api/users.yaml'],
    ['./a b//ü.json', 'file:///work/a%20b/%C3%BC.json'],
  ];
  for (const [path, uri] of table) {
    it(`is ${path} below the folder of the settings that name it`, async () => {
      const { files, ignored } = await askedFor('file:///work/apis/users.extractor.json', named(path));
      assert.deepEqual([files, ignored], [[{ uri, folder: 'file:///work/', isNamed: true }], []]);
    });
  }

  for (const path of [
    '../users.yaml',
    'a/../../x.yaml',
    '/etc/passwd',
    'https://a.b/x.yaml',
    'file:///x',
    'C:\\x',
    '\\\\host\\x',
  ]) {
    it(`is never ${path}`, async () => {
      const { files, ignored } = await askedFor('file:///work/apis/users.extractor.json', named(path));
      assert.deepEqual(files, []);
      assert.match(ignored[0] ?? '', /is ignored: "\.pagewright\.json" may only name files in its folder and below it/);
    });
  }
});
