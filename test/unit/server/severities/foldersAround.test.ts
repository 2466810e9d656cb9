import assert from 'node:assert/strict';
import { foldersAround } from '../../../../server/service/severities/foldersAround.ts';

const file = 'file:///work/apis/shop/a.extractor.json';
const cases: [title: string, file: string, workspace: string[], folders: string[]][] = [
  [
    'up to the workspace folder',
    file,
    ['file:///work'],
    ['file:///work/apis/shop/', 'file:///work/apis/', 'file:///work/'],
  ],
  [
    'the same where its URI ends with a slash',
    file,
    ['file:///work/apis/'],
    ['file:///work/apis/shop/', 'file:///work/apis/'],
  ],
  ['up to the innermost of several', file, ['file:///work/apis/shop', 'file:///work'], ['file:///work/apis/shop/']],
  [
    'not taking the beginning of a name for a folder',
    file,
    ['file:///work/api', 'file:///work/apis'],
    ['file:///work/apis/shop/', 'file:///work/apis/'],
  ],
  ['up to the root outside of every workspace', 'file:///a/b.json', ['file:///work'], ['file:///a/', 'file:///']],
  ['up to the drive on Windows', 'file:///c%3A/a/b.json', [], ['file:///c%3A/a/', 'file:///c%3A/', 'file:///']],
  ['on another machine', 'file://host/share/b.json', [], ['file://host/share/', 'file://host/']],
  ['none for a text that nobody has saved', 'untitled:Untitled-1', ['file:///work'], []],
  ['in a virtual workspace', 'vscode-vfs://github/a/b.json', ['vscode-vfs://github/a'], ['vscode-vfs://github/a/']],
  ['in one without a host', 'memfs:/a/b.json', ['memfs:/'], ['memfs:/a/', 'memfs:/']],
  ['none for a text that is to become a file', 'untitled:/a/b.json', [], []],
];

describe('foldersAround', () => {
  for (const [title, uri, workspace, folders] of cases) {
    it(`gives the folders of a file, nearest first: ${title}`, () =>
      assert.deepEqual(foldersAround(uri, workspace), folders));
  }
});
