import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ConfigurationPush, LayoutName } from '../../engine/faces/platform.ts';
import { assertOffTheWire } from '../support/platform/assertOffTheWire.ts';
import { emptyTree } from '../support/platform/emptyTree.ts';
import { type ProjectHere, projectHere } from '../support/platform/projectHere.ts';
import { twentyConfigurations, twentySeed } from '../support/platform/twentyConfigurations.ts';
import { readFolder } from '../support/readFolder.ts';
import { runCliHere } from '../support/runCliHere.ts';
import type { SavedConfiguration } from '../support/stack/startStack.ts';

const layouts: readonly LayoutName[] = ['pagewright', 'kbc', 'kbagent'];
const canary = 'canary-of-a-plain-secret';

for (const layout of layouts) {
  describe(`a round trip, layout ${layout}`, () => {
    const given = projectHere(twentySeed);

    it('brings twenty configurations here, and an edit of each back, and elsewhere', async function () {
      this.timeout(120_000);
      const here = given();
      await pulledInto(here, layout);
      const [files, bodies] = [contentsOf(here.files()), await here.stack.bodies()];
      for (const { title, part, by } of twentyConfigurations) {
        const file = onlyFileWith(here, part);
        here.edit(file, part, by);
        const [saved, ...others] = await here.json<ConfigurationPush[]>('push', ['-m', title]);
        assert.deepEqual([saved?.outcome, saved?.problem, others], ['pushed', undefined, []], title);
      }
      assert.deepEqual(await here.stack.bodies(), edited(bodies));
      const elsewhere = await pulledElsewhere(here, layout);
      assert.deepEqual(contentsOf(here.files()), editedFiles(files));
      assert.deepEqual(contentsOf(elsewhere), editedFiles(files));
      assert.deepEqual(await here.json('push', ['-m', 'x']), []);
    });

    it('brings what somebody else edits, and nothing else', async () => {
      const here = given();
      await pulledInto(here, layout);
      const files = contentsOf(here.files());
      const bodies = await here.stack.bodies();
      for (const { part, by } of twentyConfigurations) {
        const found = Object.entries(bodies).filter(([, { body }]) => body.includes(part));
        for (const [place, { body }] of found) {
          const [, componentId = '', configId = ''] = place.split('/');
          await here.stack.touch({ componentId, configId, edit: { configuration: body.replace(part, by) } });
        }
      }
      await here.json('pull', ['--all']);
      const after = contentsOf(here.files());
      const elsewhere = await pulledElsewhere(here, layout);
      assert.deepEqual(after, contentsOf(elsewhere));
      assert.notDeepEqual(after, files);
    });

    it('encrypts plain secrets in bodies, rows and sets of values', async () => {
      const here = given();
      await pulledInto(here, layout);
      const bodies = await here.stack.bodies();
      for (const cipher of [
        'KBC::ProjectSecure::eJwBYAIBnv+def50200a==',
        'KBC::ProjectSecure::k2',
        'KBC::ProjectSecure::efgh',
      ])
        here.edit(onlyFileWith(here, cipher), cipher, `${canary}-${cipher.slice(-2).replace('==', 'pw')}`);
      const pushes = await here.json<ConfigurationPush[]>('push', ['-m', 'Secrets']);
      assert.deepEqual(
        pushes.map(({ encrypted }) => encrypted.length),
        [1, 1, 1],
      );
      const saved = await here.stack.bodies();
      const secrets = await here.stack.secrets();
      const plain = JSON.stringify(saved, (_, value) =>
        typeof value === 'string'
          ? Object.entries(secrets).reduce((text, [cipher, secret]) => text.replace(cipher, secret), value)
          : value,
      );
      assert.equal(plain.match(new RegExp(canary, 'g'))?.length, 3);
      assert.ok(!JSON.stringify([saved, here.files(), pushes]).includes(canary));
      await assertOffTheWire(here.stack, canary);
      assert.deepEqual(Object.keys(saved), Object.keys(bodies));
      assert.deepEqual(contentsOf(await pulledElsewhere(here, layout)), contentsOf(here.files()));
    });

    it('brings back edits of digits, of what is empty, and of rows, to the byte', async () => {
      const here = given();
      await pulledInto(here, layout);
      const bodies = await here.stack.bodies();
      const edits: [of: string, here: RegExp, there: string, by: string][] = [
        ['digits-one', /12345678901234567890/, '12345678901234567890', '92345678901234567891'],
        ['digits-one', /1\.10/, '1.10', '1.25'],
        ['empties-one', /(?<="?params"?: )\{\}/, '"params":{}', '[]'],
        ['empties-one', /(?<="?mappings"?: )\{\}/, '"mappings":{}', 'null'],
        ['rows-three', /rows-three/, 'rows-three', 'rows-3'],
        ['values-two', /values-two/, 'values-two', 'values-2'],
        ['described-one', /described-one/, 'described-one', 'described-1'],
      ];
      const expected = structuredClone(bodies);
      for (const [of, text, there, by] of edits) {
        const file = onlyFileWith(here, of);
        assert.match(here.read(file), text);
        here.write(file, here.read(file).replace(text, by));
        const parts = Object.values(expected).flatMap((saved) => [saved, ...saved.rows]);
        const part = parts.find(({ body }) => body.includes(of));
        if (part === undefined) throw new Error(`Nothing has ${of}.`);
        const written = there.startsWith('"') ? there.replace('{}', by) : by;
        part.body = part.body.replace(there, written);
      }
      const pushes = await here.json<ConfigurationPush[]>('push', ['-m', 'Edits', '--force']);
      assert.deepEqual([...new Set(pushes.map(({ outcome }) => outcome))], ['pushed']);
      const saved = await here.stack.bodies();
      for (const [place, { body, rows }] of Object.entries(expected)) {
        assert.equal(saved[place]?.body, body);
        assert.deepEqual(saved[place]?.rows, rows);
      }
      assert.deepEqual(contentsOf(await pulledElsewhere(here, layout)), contentsOf(here.files()));
    });

    it('brings back an edited description, and a text that looks like something else', async () => {
      const here = given();
      await pulledInto(here, layout);
      const at = '777/ex-generic-v2/1009';
      const before = (await here.stack.bodies())[at];
      here.edit(onlyFileWith(here, 'The *first* row.'), 'The *first* row.', 'The **last** row.');
      const [saved] = await here.json<ConfigurationPush[]>('push', ['-m', 'Described']);
      assert.equal(saved?.outcome, 'pushed', saved?.problem);
      const after = (await here.stack.bodies())[at];
      assert.deepEqual(after?.rows, [
        { ...before?.rows[0], description: 'The **last** row.' },
        ...(before?.rows.slice(1) ?? []),
      ]);
      assert.deepEqual(contentsOf(await pulledElsewhere(here, layout)), contentsOf(here.files()));
    });

    it('takes a new row, a removed one, and a new configuration elsewhere', async () => {
      const here = given();
      await pulledInto(here, layout);
      const first = onlyFileWith(here, 'rows-two');
      const folder = path.dirname(first);
      const [body, extension] = [here.read(first), path.basename(first)];
      here.write(`${path.dirname(folder)}/third/${extension}`, withoutIds(body).replace('rows-two', 'rows-fresh'));
      if (layout !== 'kbagent')
        here.write(`${path.dirname(folder)}/third/meta.json`, '{\n  "name": "Third",\n  "isDisabled": false\n}\n');
      rmSync(path.join(here.folder, folder), { recursive: true });
      writeFresh(here, layout);
      const pushes = await here.json<ConfigurationPush[]>('push', ['-m', 'Rows', '--delete', '--yes']);
      const outcomes = pushes.map(({ outcome, problem }) => [outcome, problem]);
      assert.deepEqual(outcomes, [
        ['pushed', undefined],
        ['created', undefined],
      ]);
      const fresh = (await here.stack.bodies())[`777/ex-generic-v2/${pushes[1]?.id}`];
      assert.deepEqual([fresh?.name, fresh?.version, fresh?.rows.map(({ name }) => name)], ['Fresh', 2, ['Only']]);
      assert.match(fresh?.body ?? '', /"rate":1\.10,"id":12345678901234567890/);
      const saved = (await here.stack.bodies())['777/ex-generic-v2/1009'];
      assert.deepEqual(saved?.rows.map(({ body: text }) => /rows-[a-z]+/.exec(text)?.[0]).toSorted(), [
        'rows-fresh',
        'rows-one',
        'rows-three',
      ]);
      assert.deepEqual(await here.json('push', ['-m', 'x']), []);
      assert.equal(
        (await here.json<{ state: string }[]>('diff')).every(({ state }) => state === 'same'),
        true,
      );
      const texts = Object.values(contentsOf(await pulledElsewhere(here, layout)));
      assert.ok(texts.some((text) => text.includes('rows-fresh')) && !texts.some((text) => text.includes('rows-two')));
    });
  });
}

/** Writes a configuration that the project does not have, with a row. */
function writeFresh(here: ProjectHere, layout: LayoutName): void {
  const folder = layout === 'pagewright' ? 'fresh' : 'main/extractor/ex-generic-v2/fresh';
  if (layout === 'kbagent') {
    const config = 'rate: 1.10\n    id: 12345678901234567890\n';
    const whole = `parameters:\n  api:\n    baseUrl: https://fresh.example/\n  config:\n    ${config}`;
    here.write(`${folder}/_config.yml`, `version: 2\nname: Fresh\ndescription: ''\n${whole}`);
    const jobs = 'parameters:\n  config:\n    jobs:\n    - endpoint: only\n';
    here.write(`${folder}/rows/only/_config.yml`, `version: 2\nname: Only\ndescription: ''\n${jobs}`);
    return;
  }
  const config = '"config": { "rate": 1.10, "id": 12345678901234567890 }';
  const whole = `{ "parameters": { "api": { "baseUrl": "https://fresh.example/" }, ${config} } }`;
  here.write(`${folder}/config.json`, whole);
  here.write(`${folder}/meta.json`, '{ "name": "Fresh", "isDisabled": false }');
  here.write(`${folder}/rows/only/config.json`, '{ "parameters": { "config": { "jobs": [{ "endpoint": "only" }] } } }');
  here.write(`${folder}/rows/only/meta.json`, '{ "name": "Only", "isDisabled": false }');
}

/** A row that was copied keeps no id of the tool. */
function withoutIds(text: string): string {
  return text.replace(/_keboola:\n(?: .*\n)+/, '');
}

async function pulledInto(here: ProjectHere, layout: LayoutName): Promise<void> {
  for (const [file, text] of Object.entries(emptyTree(layout, here.stack.url))) here.write(file, text);
  assert.equal((await here.project('connect', here.stack.url)).code, 0);
  const pull = await here.project('pull', '--all');
  assert.equal(pull.code, 0, pull.stdout);
}

/** The files of a pull into another folder. */
async function pulledElsewhere(here: ProjectHere, layout: LayoutName): Promise<Record<string, string>> {
  for (const [file, text] of Object.entries(emptyTree(layout, here.stack.url)))
    here.write(`../elsewhere/${file}`, text);
  const folder = path.join(here.folder, '..', 'elsewhere');
  mkdirSync(folder, { recursive: true });
  for (const args of [
    ['connect', here.stack.url],
    ['pull', '--all'],
  ]) {
    const { code, stdout, stderr } = await runCliHere(['project', ...args, '--folder', folder], here.environment);
    assert.equal(code, 0, `${stdout}${stderr}`);
  }
  return readFolder(folder);
}

/** The files but for those with versions and hashes. */
function contentsOf(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => !/^\.(pagewright|keboola)\//.test(file)));
}

function onlyFileWith(here: ProjectHere, part: string): string {
  const found = Object.entries(contentsOf(here.files())).filter(([, text]) => text.includes(part));
  assert.equal(found.length, 1, `${part} is in ${found.map(([file]) => file).join()}`);
  return found[0]?.[0] ?? '';
}

/** The project as it must be after each edit: the bodies byte for byte, and one more version of each. */
function edited(bodies: Record<string, SavedConfiguration>): Record<string, SavedConfiguration> {
  const all = structuredClone(bodies);
  for (const { part, by } of twentyConfigurations) {
    for (const saved of Object.values(all)) {
      for (const each of [saved, ...saved.rows]) {
        if (!each.body.includes(part)) continue;
        each.body = each.body.replace(part, by);
        saved.version++;
      }
    }
  }
  return all;
}

function editedFiles(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      twentyConfigurations.reduce((edit, { part, by }) => edit.replace(part, by), text),
    ]),
  );
}
