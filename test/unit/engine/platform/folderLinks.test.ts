import assert from 'node:assert/strict';
import { FolderLinks } from '@pagewright/core/platform/link/folderLinks';
import { vaultAround } from '@pagewright/core/platform/link/vaultAround';
import { linkText } from '../../../support/platform/linkText.ts';

/** The files of a memory, with the number of times that each was read. */
function filesOf(texts: Record<string, string>) {
  const reads: string[] = [];
  const read = async (file: string) => {
    reads.push(file);
    return texts[file];
  };
  return { read, list: async () => [], reads };
}

const at = '/work/.pagewright/project.json';
const vaultOf = async (texts: Record<string, string>, placed: Partial<{ folder: string; branch: string }> = {}) => {
  const folder = placed.folder ?? '/work/main/shop';
  return await vaultAround({ folder, file: `${folder}/config.json`, ...placed }, new FolderLinks(filesOf(texts)));
};

describe('The link of the folder around a file', () => {
  it('is the nearest one, and each is read once', async () => {
    const files = filesOf({ [at]: linkText(), '/work/inner/.pagewright/project.json': linkText() });
    const links = new FolderLinks(files);
    const roots = ['/work/main/a/config.json', '/work/main/b/config.json', '/work/inner/x.json', '/other/x.json'];
    const found = await Promise.all(roots.map(async (file) => (await links.around(file))?.root));
    assert.deepEqual(found, ['/work', '/work', '/work/inner', undefined]);
    assert.equal(new Set(files.reads).size, files.reads.length);
  });

  it('is found for a path of a folder, of another system, and in a virtual workspace', async () => {
    const around = async (root: string) =>
      (await new FolderLinks(filesOf({ [`${root}.pagewright/project.json`]: linkText() })).around(`${root}a/x.json`))
        ?.root;
    assert.deepEqual(
      [await around(''), await around('C:/work/'), await around('vscode-vfs://github/a/b/')],
      ['', 'C:/work', 'vscode-vfs://github/a/b'],
    );
  });

  it('counts for nothing where it cannot be used, and no other one counts in its place', async () => {
    const inner = '/work/inner/.pagewright/project.json';
    for (const wrong of [
      '',
      '{',
      '[]',
      '{"version": 2}',
      '\u{feff}',
      linkText({ vault: 'x' }),
      'x'.repeat(4_000_001),
    ]) {
      const links = new FolderLinks(filesOf({ [at]: linkText(), [inner]: wrong }));
      assert.equal(await links.around('/work/inner/a/config.json'), undefined, wrong.slice(0, 50));
    }
  });
});

describe('The vault of a linked folder', () => {
  const cases: [title: string, link: object, expected: unknown][] = [
    [
      'is as it was at the date of the link',
      { vault: ['A'], vaultReadAt: '2026-11-29T05:00:00Z' },
      { names: ['A'], from: 'project 4321', when: 'as of 2026-11-29' },
    ],
    [
      'is that of an unknown day in a link without a date',
      { vault: ['A'] },
      { names: ['A'], from: 'project 4321', when: 'when the folder was connected' },
    ],
    ['may be empty', { vault: [] }, { names: [], from: 'project 4321', when: 'when the folder was connected' }],
    ['is not known where it was not read', {}, undefined],
    [
      'has only names that a tag can have, whoever wrote the link',
      { vault: ['A', 'a b', '}}', '', 'x\ny', '__proto__'], project: { id: '**x**\n', name: '' } },
      { names: ['A', '__proto__'], from: 'the project', when: 'when the folder was connected' },
    ],
    ['is not known if it has more names than anyone has', { vault: Array(1001).fill('A') }, undefined],
    ['is not known if it has a name that is far too long', { vault: ['x'.repeat(1001)] }, undefined],
  ];
  for (const [title, link, expected] of cases)
    it(title, async () => assert.deepEqual(await vaultOf({ [at]: linkText(link) }), expected));

  it('is not that of another branch', async () => {
    const pulled = { branch: '778', component: 'ex-generic-v2', id: '1', path: 'main/shop', version: 1, files: {} };
    const other = linkText({ vault: ['A'], configurations: [pulled] });
    assert.equal(await vaultOf({ [at]: other }), undefined);
    assert.ok(await vaultOf({ [at]: other }, { folder: '/work/main/new' }));
    assert.equal(await vaultOf({ [at]: linkText({ vault: ['A'] }) }, { branch: '778' }), undefined);
    assert.ok(await vaultOf({ [at]: linkText({ vault: ['A'] }) }, { branch: '777' }));
  });
});
