import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import { answered } from './support/answered.ts';
import { fileUri } from './support/fileUri.ts';
import { shownLog } from './support/logText.ts';
import { file, inConnectedProject, pull, stack, textOf, token, url, users } from './support/platformProject.ts';
import { readFile } from './support/readFile.ts';
import { replaceText } from './support/replaceText.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
describe('A project of the platform', () => {
  const folder = fileUri();
  inConnectedProject();

  const read = async () => new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  const remote = async () => (await stack.state()).configurations.find(({ id }) => id === '301');

  /** Pulls the configuration, and corrects it in its editor. */
  const pullAndEdit = async (from: string, to: string) => {
    await pull();
    const editor = await vscode.window.showTextDocument(file, { preview: false });
    await replaceText(editor, from, to);
    await waitFor('an unsaved change', () => editor.document.isDirty);
    return editor;
  };

  it('pulls a configuration that is chosen, and opens it', async () => {
    const asked = await answered({ picks: [[users.name]] }, () => execute('pagewright.pull', folder));
    assert.deepEqual(
      asked.lists[0]?.items.map(({ label, description }) => [label, description]),
      [['Users of the portal', 'version 1 · not pulled']],
    );
    assert.match(textOf(asked.messages), /Pulled "Users of the portal"\./);
    assert.deepEqual(JSON.parse(await read()), users.configuration);
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), file.toString());
  });

  it('compares the file with the project in the diff editor', async () => {
    await pullAndEdit('itmes', 'items');
    await answered({}, () => execute('pagewright.compareWithProject', file));
    const input = await waitFor('the diff editor', () => diffInFront());
    assert.equal(input.modified.toString(), file.toString());
    const left = await vscode.workspace.openTextDocument(input.original);
    assert.match(left.getText(), /"itmes"/);
    // Only what was changed differs: the text there is laid out like the file.
    assert.equal(left.getText().replace('itmes', 'items'), await read());
  });

  it('pushes a change with its comment, as the next version', async () => {
    await pullAndEdit('itmes', 'items');
    const asked = await answered({ inputs: ['Correct the path'] }, () => execute('pagewright.push', file));
    assert.match(textOf(asked.messages), /Pushed "Users of the portal", version 2\./);
    const there = await remote();
    assert.equal(there?.version, 2);
    assert.equal(there?.['changeDescription'], 'Correct the path');
    assert.match(JSON.stringify(there), /"dataField":"items"/);
  });

  it('sends nothing over the save of somebody else, and opens the merge editor', async () => {
    await pullAndEdit('itmes', 'items');
    await stack.touch({ componentId: 'ex-generic-v2', configId: '301', edit: { configuration: withLimit(50) } });
    const asked = await answered({ inputs: ['Correct the path'], buttons: ['Merge…'] }, () =>
      execute('pagewright.push', file),
    );
    assert.match(textOf(asked.messages), /Somebody has saved version 2 .* based on version 1\. Nothing was pushed\./);
    assert.equal((await remote())?.version, 2);
    await waitFor('the merge editor', () =>
      vscode.window.tabGroups.all.some(({ tabs }) => tabs.some(({ label }) => label.startsWith('Merging'))),
    );
  });

  it('names the errors that stop a push, and pushes anyway if the user wants it', async () => {
    await pullAndEdit('"offset"', '"nonsense"');
    const stopped = await answered({ inputs: ['x'] }, () => execute('pagewright.push', file));
    assert.match(textOf(stopped.messages), /was not pushed, because of an error in it\. .*nonsense/);
    assert.equal((await remote())?.version, 1);
    await answered({ inputs: ['x'], buttons: ['Push Anyway'] }, () => execute('pagewright.push', file));
    assert.equal((await remote())?.version, 2);
  });

  it('encrypts a plain secret before it is pushed, and writes the cipher into the file', async () => {
    await pullAndEdit('"debug": true', '"debug": true, "#key": "canary-secret"');
    const asked = await answered({ inputs: ['With a key'] }, () => execute('pagewright.push', file));
    assert.match(textOf(asked.messages), /1 secret encrypted\./);
    assert.doesNotMatch(await read(), /canary-secret/);
    const sent = (await stack.log()).filter(
      ({ service, body }) => service !== 'encryption' && body?.includes('canary'),
    );
    assert.deepEqual(sent, []);
  });

  it('runs a job there after one question, judges it, and marks the line that is the cause', async () => {
    await pull();
    const editor = await vscode.window.showTextDocument(file, { preview: false });
    const asked = await answered({ buttons: ['Start Jobs'] }, () => execute('pagewright.runOnPlatform', file));
    assert.match(textOf(asked.messages), /Start jobs in project "Mock project" from here\?/);
    assert.match(textOf(asked.messages), /Users of the portal \(on the platform\): not known to be complete/);
    const isFinding = ({ message }: vscode.Diagnostic) => message.includes('was empty, or is not in the response');
    const found = await waitFor('the finding', () => vscode.languages.getDiagnostics(file).filter(isFinding));
    assert.match(editor.document.lineAt(found[0]?.range.start.line ?? 0).text, /itmes/);
    const again = await answered({}, () => execute('pagewright.runOnPlatform', file));
    assert.doesNotMatch(textOf(again.messages), /Start jobs/);
  });

  it('says that a token is refused, and takes another one', async () => {
    await stack.fault({ kind: 'expired' });
    const asked = await answered({}, () => execute('pagewright.checkLastNight', folder));
    await stack.fault({ kind: 'valid' });
    const refused = asked.messages.find(({ level }) => level === 'error');
    assert.deepEqual(refused?.buttons, ['Set Token…']);
    const set = await answered({ inputs: [token] }, () => execute('pagewright.setToken', folder));
    assert.match(textOf(set.messages), /is used for project "Mock project"/);
  });

  it('has no token once it is disconnected, and asks for one to connect again', async () => {
    const without = await answered({ buttons: ['Disconnect'] }, async () => {
      await execute('pagewright.disconnectFromProject', folder);
      await execute('pagewright.checkLastNight', folder);
    });
    assert.match(textOf(without.messages), /no token for project 4321/);
    const address = `${url}/admin/projects/4321`;
    const asked = await answered({ picks: ['Another Stack…'], inputs: [address, token] }, () =>
      execute('pagewright.connectToProject', folder),
    );
    assert.match(textOf(asked.messages), /Connected to project "Mock project"/);
  });

  it('never shows the token, and sends it to the stack in its header only', async () => {
    await pull();
    const asked = await answered({}, () => execute('pagewright.checkLastNight', folder));
    assert.doesNotMatch(JSON.stringify(asked), new RegExp(token));
    await execute('pagewright.showLog');
    assert.doesNotMatch(shownLog(), new RegExp(token));
    for (const { path, body = '' } of await stack.log())
      assert.ok(!path.includes(token) && !body.includes(token), path);
  });

  it('sends nothing to a stack that only the link of a folder names', async () => {
    const link = ['.pagewright', 'project.json'];
    const before = (await readFile(...link)) ?? '';
    const stranger = await startStranger();
    try {
      await writeFile(before.replace(url, stranger.url), ...link);
      for (const command of ['checkLastNight', 'pull', 'setToken', 'refreshProject']) {
        const asked = await answered({}, () => execute(`pagewright.${command}`, folder));
        if (command === 'checkLastNight') assert.match(textOf(asked.messages), /no token for project 4321/);
      }
      await execute('pagewright.project.focus');
    } finally {
      await writeFile(before, ...link);
      await stranger.stop();
    }
    assert.deepEqual(stranger.requests, []);
  });
});

function withLimit(limit: number): unknown {
  const { api, config } = users.configuration.parameters;
  return { parameters: { api: { ...api, pagination: { ...api.pagination, limit } }, config } };
}

function diffInFront(): vscode.TabInputTextDiff | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  return input instanceof vscode.TabInputTextDiff ? input : undefined;
}

/** A server that nobody has named, which notes what it gets. */
async function startStranger() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}`, requests, stop };
}
