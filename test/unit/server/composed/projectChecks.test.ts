import assert from 'node:assert/strict';
import { ProjectChecks } from '../../../../server/service/composed/projectChecks.ts';
import { kbcFolder, kbcTree } from '../../../support/kbcTree.ts';
import { linkText } from '../../../support/platform/linkText.ts';
import { testService } from '../../../support/testService.ts';

const jobs = [{ endpoint: 'users', dataType: 'users' }];
const body = { parameters: { api: { baseUrl: 'https://{{ vault.HOST }}/' }, config: { jobs } } };
const shop = { name: 'shop', body };
const file = `${kbcFolder(shop)}/config.json`;

/** The checks of a tree in memory. */
function checksOf(vault: string[]) {
  const link = linkText({ vault, branch: { id: '1', name: 'Main' } });
  const all = { ...kbcTree(shop), '.pagewright/project.json': link };
  const texts = new Map(
    Object.entries(all).map(([name, text]) => [`/w/${name}`, typeof text === 'string' ? text : JSON.stringify(text)]),
  );
  const list = async (folder: string) => {
    const inside = [...texts.keys()].filter((name) => name.startsWith(`${folder}/`));
    return [...new Set(inside.map((name) => name.slice(folder.length + 1).split('/')[0] ?? ''))];
  };
  const names = { nameOf: (uri: string) => uri, uriOf: (name: string) => name };
  return { texts, checks: new ProjectChecks({ ...names, read: async (name) => texts.get(name), list }) };
}

describe('The check of a tree whose files are not open', () => {
  const service = testService();

  it('knows the vault of the project', async () => {
    for (const [vault, codes] of [
      [['HOST'], []],
      [['HOSTS'], ['variable.unknown-vault-entry']],
    ] as const) {
      const { checks } = checksOf([...vault]);
      const part = await checks.checkAgain(service, `/w/${file}`);
      const found = part?.findings.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
      assert.deepEqual(found, codes);
    }
  });

  it('forgets that a file was part of a configuration, once it is not any more', async () => {
    const { texts, checks } = checksOf(['HOST']);
    const uri = `/w/${file}`;
    await checks.checkAgain(service, uri);
    assert.equal(checks.isInTree(uri), true);
    for (const name of ['config.json', 'meta.json']) texts.delete(uri.replace('config.json', name));
    texts.delete('/w/.keboola/manifest.json');
    assert.equal(await checks.checkAgain(service, uri), undefined);
    assert.equal(checks.isInTree(uri), false);
  });
});
