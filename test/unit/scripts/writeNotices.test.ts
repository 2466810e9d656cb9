import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeNotices } from '../../../scripts/lib/writeNotices.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const root = path.join(import.meta.dirname, '../../..');
const partsOf = (text: string) => {
  const [, all = ''] = /^Pagewright contains the following packages\.\n\n(.*)$/s.exec(text) ?? [];
  return all.split(`\n${'-'.repeat(80)}\n\n`);
};

describe('The licences of what ships', () => {
  const folder = temporaryFolder();
  const notices = () => path.join(folder(), 'notices.txt');

  /** Makes files, by their paths. */
  function make(files: Record<string, string>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder(), file)), { recursive: true });
      writeFileSync(path.join(folder(), file), text);
    }
  }

  /** The notices of files that a bundler has read, one by one. */
  async function write(...inputs: string[]): Promise<string[]> {
    await writeNotices(folder(), notices(), inputs);
    return partsOf(readFileSync(notices(), 'utf8'));
  }

  it('are there for every package, also for one that is published without', () => {
    const parts = partsOf(readFileSync(path.join(root, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8'));
    assert.ok(parts.length > 20);
    for (const part of parts) assert.ok(part.length > 300, part);
    assert.match(parts.find((part) => part.includes('@vscode/l10n ')) ?? '', /Microsoft Corporation/);
  });

  it('are there for what packages carry in their own files', () => {
    const text = readFileSync(path.join(root, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const [name, owner] of [
      ['@cfworker/json-schema 4.1.1, in @modelcontextprotocol/server', 'Jeremy Danyow'],
      ['content-type 1.0.5, in @modelcontextprotocol/server', 'Douglas Christopher Wilson'],
      ['path-browserify, in vscode-uri', 'James Halliday'],
      ['llhttp, in undici', 'Fedor Indutny'],
    ] as const)
      assert.match(partsOf(text).find((part) => part.startsWith(name)) ?? '', new RegExp(owner), name);
  });

  const manifest = JSON.stringify({ version: '1.2.3', license: 'MIT' });
  const others = {
    'node_modules/a/package.json': manifest,
    'node_modules/a/LICENSE': 'Text of a.',
    'node_modules/b/package.json': JSON.stringify({ version: '2.0.0' }),
    'node_modules/b/License.txt': 'Text of b.',
    'node_modules/a/node_modules/@of/b/package.json': manifest,
    'node_modules/a/node_modules/@of/b/COPYING': 'Text of the inner b.',
  };

  it('are those of the packages that the bundler has read, and of no other', async () => {
    make(others);
    const inner = 'node_modules/a/node_modules/@of/b';
    make({ 'node_modules/a/x.js': '', [`${inner}/lib/x.js`]: '' });
    assert.deepEqual(await write('cli/main.ts', 'node_modules/a/x.js', 'node_modules/a/y.css?1', 'shims:x'), [
      'a 1.2.3 (MIT)\n\nText of a.\n',
    ]);
    assert.deepEqual(await write(`${inner}/lib/x.js`, 'node_modules/b/x.ttf?1f'), [
      '@of/b 1.2.3 (MIT)\n\nText of the inner b.\n',
      'b 2.0.0\n\nText of b.\n',
    ]);
  });

  it('have the notices of a package, and the licence of a part of it that was bundled', async () => {
    make({
      ...others,
      'node_modules/a/ThirdPartyNotices.txt': 'Also of c.',
      'node_modules/a/lib/web/LICENSE': 'Text of the part.',
      'node_modules/a/lib/other/LICENSE': 'Text of another part.',
      'node_modules/a/lib/web/deep/x.js': '',
    });
    assert.deepEqual(await write('node_modules/a/lib/web/deep/x.js'), [
      'a 1.2.3 (MIT)\n\nText of a.\n\nAlso of c.\n\nText of the part.\n',
    ]);
  });

  const carriers: [title: string, files: Record<string, string>, name: string][] = [
    ['a region', { 'x.mjs': '//#region ../../node_modules/b/index.js\nlet b;' }, 'b, in a'],
    ['a region of pnpm', { 'x.mjs': '//#region ../node_modules/.pnpm/b@2.0.1/node_modules/b/i.js' }, 'b 2.0.1, in a'],
    ['a comment', { 'x.mjs': '  // node_modules/b/index.js\nlet b;' }, 'b, in a'],
    ['a source map', { 'x.mjs': '', 'x.mjs.map': '{"sources":["webpack://a/./node_modules/b/x.js"]}' }, 'b, in a'],
  ];
  for (const [title, files, name] of carriers) {
    it(`are there for a package within a file of another one, told by ${title}`, async () => {
      make({
        ...others,
        ...Object.fromEntries(Object.entries(files).map(([key, text]) => [`node_modules/a/${key}`, text])),
      });
      assert.deepEqual((await write('node_modules/a/x.mjs'))[1], `${name}\n\nText of b.\n`);
    });
  }

  for (const [title, text] of [
    ['itself', '//#region ../node_modules/a/lib/y.js'],
    ['what is only mentioned', '// as in node_modules/b, which does the same\nimport "./node_modules/b/x.js";'],
    ['no package', '//#region src/index.js\n'],
  ] as const) {
    it(`are not there for ${title}`, async () => {
      make({ ...others, 'node_modules/a/x.js': text });
      assert.equal((await write('node_modules/a/x.js')).length, 1);
    });
  }

  it('stop the packaging where a package carries one without a licence', async () => {
    make({ ...others, 'node_modules/a/x.js': '// node_modules/@of/none/index.js\n' });
    await assert.rejects(write('node_modules/a/x.js'), /"a" carries "@of\/none", which has no licence text/);
  });

  for (const [title, licence] of [
    ['no licence', undefined],
    ['an empty licence', ' \n'],
  ] as const) {
    it(`stop the packaging where a package has ${title}`, async () => {
      make({ 'node_modules/a/package.json': manifest, ...(licence && { 'node_modules/a/LICENSE': licence }) });
      await assert.rejects(write('node_modules/a/x.js'), /"node_modules\/a" has no licence text/);
    });
  }
});
