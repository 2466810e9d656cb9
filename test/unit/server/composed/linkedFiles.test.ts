import assert from 'node:assert/strict';
import { linkText } from '../../../support/platform/linkText.ts';
import { treeService } from '../../../support/treeService.ts';

const file = 'shop.extractor.json';
const jobs = [{ endpoint: 'users', dataType: 'users' }];
const whole = { parameters: { api: { baseUrl: 'https://{{ vault.HOST }}/' }, config: { jobs } } };
const withoutApi = { parameters: { config: { jobs } } };
const made = { branch: '777', component: 'acme.ex-shop', id: '1', path: file, version: 1, files: {} };

/** The codes of the findings in the file, in a folder with this link. */
async function codesOf(body: unknown, link?: object): Promise<string[]> {
  const { service, open } = treeService({
    [file]: body,
    ...(link && { '.pagewright/project.json': linkText({ ...link, vaultReadAt: '2026-11-29T05:00:00Z' }) }),
  });
  return (await service.findDiagnostics(open(file))).map(({ code }) => code);
}

describe('A configuration of one file in a connected folder', () => {
  it('is checked with the vault of its project', async () => {
    assert.deepEqual(await codesOf(whole, { vault: ['HOST'] }), []);
    assert.deepEqual(await codesOf(whole, { vault: ['HOSTS'] }), ['variable.unknown-vault-entry']);
    assert.deepEqual(await codesOf(whole, { vault: ['HOST'], layout: 'kbagent' }), ['config.invalid']);
    assert.deepEqual(await codesOf(whole), ['config.invalid']);
  });

  it('is completed and explained', async () => {
    const vault = { vault: ['HOST', 'TOKEN'], vaultReadAt: '2026-11-29T05:00:00Z' };
    const { service, open } = treeService({ [file]: whole, '.pagewright/project.json': linkText(vault) });
    const document = open(file);
    await service.refreshEnvironment(document);
    const position = document.positionAt(document.getText().indexOf('{{ vault.H') + '{{ vault.H'.length);
    const { items } = await service.findCompletions(document, position);
    assert.deepEqual(
      items.map(({ label }) => label),
      ['vault.HOST', 'vault.TOKEN'],
    );
    const hover = JSON.stringify(await service.findHover(document, position));
    assert.match(hover, /of the vault of project 4321/);
  });

  it('needs no "api" if its component has it, and is otherwise checked as before', async () => {
    const configurations = [made];
    assert.deepEqual(await codesOf(withoutApi, { configurations }), []);
    assert.deepEqual(await codesOf('{"parameters": {"config": {"jobs": [1,,]}}}', { configurations }), ['json.syntax']);
    assert.deepEqual(await codesOf(withoutApi, {}), ['config.missing-key']);
    assert.deepEqual(await codesOf(withoutApi), ['config.missing-key']);
    assert.deepEqual(await codesOf({ unknown: 1 }), await codesOf({ unknown: 1 }, {}));
  });

  it('is offered the keys of the format also where its component has a part of it', async () => {
    const text = '{"parameters": {"config": {""}}}';
    const link = linkText({ configurations: [made] });
    const { service, open } = treeService({ [file]: text, '.pagewright/project.json': link });
    const document = open(file);
    await service.refreshEnvironment(document);
    const { items } = await service.findCompletions(document, document.positionAt(text.indexOf('""') + 1));
    assert.ok(items.some(({ label }) => label === 'jobs'));
  });
});
