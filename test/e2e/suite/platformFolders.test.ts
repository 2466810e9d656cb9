import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered } from './support/answered.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { inConnectedProject, seed, stack, textOf, token, url, users } from './support/platformProject.ts';
import { readFile } from './support/readFile.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const { fs } = vscode.workspace;

describe('Two folders of a window that are connected to a project', () => {
  inConnectedProject();
  const second = fileUri('second');
  const link = ['second', '.pagewright', 'project.json'];

  beforeEach(async () => {
    await fs.createDirectory(second);
    const answers = { picks: [new URL(url).host], inputs: [token] };
    const asked = await answered(answers, () => execute('pagewright.connectToProject', second));
    assert.match(textOf(asked.messages), /Connected to project "Mock project"/);
  });
  afterEach(async () => {
    await closeAll();
    await fs.delete(second, { recursive: true });
  });

  for (const [given, what] of [
    [second, 'folder'],
    [{ uri: second }, 'line of the view'],
  ] as const) {
    it(`pulls into the ${what} that the command was called for`, async () => {
      const asked = await answered({ picks: [[users.name]] }, () => execute('pagewright.pull', given));
      assert.deepEqual(
        asked.lists.map(({ placeHolder }) => placeHolder),
        ['Configurations to pull into "second"'],
      );
      assert.ok(await readFile('second', 'users-of-the-portal.extractor.json'));
    });
  }

  it('keeps a token of another project for that project, and leaves the folder as it was', async () => {
    const before = await readFile(...link);
    await stack.reset({ ...seed, project: { id: 5555, name: 'Other project' } });
    const asked = await answered({ inputs: [token] }, () => execute('pagewright.setToken', second));
    assert.match(
      textOf(asked.messages),
      /The token is of project 5555, "Other project", and "second" is connected to project 4321, "Mock project"/,
    );
    assert.equal(await readFile(...link), before);
    await stack.reset(seed);
    const checked = await answered({}, () => execute('pagewright.checkLastNight', second));
    assert.equal(textOf(checked.messages), '');
  });

  it('forgets a folder whose link was deleted with the folder around it', async () => {
    await fs.delete(fileUri('second', '.pagewright'), { recursive: true });
    await waitFor('the other folder alone', async () => {
      const asked = await answered({}, () => execute('pagewright.pull'));
      return asked.lists[0]?.placeHolder.startsWith('Configurations to pull into');
    });
  });

  it('says why the link of a folder cannot be used', async () => {
    await writeFile('<<<<<<< HEAD\n', ...link);
    const asked = await answered({}, () => execute('pagewright.pull', second));
    assert.match(textOf(asked.messages), /"\.pagewright\/project\.json" cannot be used\./);
  });
});
