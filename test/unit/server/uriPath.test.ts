import assert from 'node:assert/strict';
import { uriPath } from '../../../server/uriPath.ts';

const table: [title: string, uri: string, path: string][] = [
  ['a file', 'file:///work/a%20b.json', '/work/a b.json'],
  ['a drive, as VS Code writes it', 'file:///c%3A/work/a.json', 'c:/work/a.json'],
  ['a drive, as Node writes it', 'file:///C:/work/a.json', 'C:/work/a.json'],
  ['another machine', 'file://host/share/a.json', '//host/share/a.json'],
  ['a virtual workspace', 'vscode-vfs://github%2B7b22/owner/repo/a.json', '/owner/repo/a.json'],
  ['one without a host', 'memfs:/a.json', '/a.json'],
  ['a lone percent sign', 'memfs:/100%.json', '/100%.json'],
  ['no address', 'a.json', 'a.json'],
];

describe('the path of a file as VS Code writes it', () => {
  for (const [title, uri, path] of table) it(title, () => assert.equal(uriPath(uri), path));
});
