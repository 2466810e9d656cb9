import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered } from './support/answered.ts';
import { apiOfExtension } from './support/apiOfExtension.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { file, inConnectedProject, pull, seed, stack, textOf, users } from './support/platformProject.ts';
import { replaced } from './support/replaced.ts';
import { waitFor } from './support/waitFor.ts';

const execute = vscode.commands.executeCommand;
const name = 'Users of the portal';

describe('What a project of the platform had, has and ran', () => {
  inConnectedProject();
  beforeEach(pull);

  const save = () => stack.touch({ componentId: 'ex-generic-v2', configId: '301', edit: { name } });
  const version = async () => (await stack.state()).configurations.find(({ id }) => id === '301')?.version;
  const textInFront = () => vscode.window.activeTextEditor?.document.getText() ?? '';

  it('lists the versions of a configuration, and opens one to read', async () => {
    await save();
    const asked = await answered({ picks: ['1', 'Open'] }, () => execute('pagewright.showVersions', file));
    assert.deepEqual(
      asked.lists[0]?.items.map(({ label }) => label),
      ['$(git-commit) 2', '$(git-commit) 1'],
    );
    assert.match(asked.lists[0]?.items[1]?.description ?? '', / · yours$/);
    assert.deepEqual(JSON.parse(textInFront()), users.configuration);
    assert.equal(vscode.window.activeTextEditor?.document.uri.scheme === 'file', false);
  });

  it('compares a version with the body of the file', async () => {
    await save();
    await answered({ picks: ['1', 'Compare'] }, () => execute('pagewright.showVersions', file));
    const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    assert.ok(input instanceof vscode.TabInputTextDiff);
    assert.equal(input.modified.toString(), file.toString());
    const { document } = await vscode.window.showTextDocument(input.original);
    const yours = await vscode.workspace.openTextDocument(file);
    assert.equal(document.getText(), yours.getText());
  });

  it('has no comparison for a version of what was not pulled', async () => {
    await closeAll();
    await vscode.workspace.fs.delete(file);
    const asked = await answered({ picks: [name, '1'] }, () => execute('pagewright.showVersions'));
    assert.deepEqual(
      asked.lists.at(-1)?.items.map(({ label }) => label),
      ['$(go-to-file) Open', '$(history) Restore…'],
    );
  });

  it('restores a version once it was confirmed', async () => {
    await save();
    const picks = ['1', 'Restore'];
    await answered({ picks }, () => execute('pagewright.showVersions', file));
    assert.equal(await version(), 2);
    const asked = await answered({ picks, buttons: ['Restore'] }, () => execute('pagewright.showVersions', file));
    assert.match(textOf(asked.messages), /Version 1 of "Users of the portal" is version 3 of the project now\./);
    assert.equal(await version(), 3);
  });

  it('deletes a configuration only once its name was typed, and brings it back', async () => {
    const isThere = async () => (await stack.bodies())['777/ex-generic-v2/301'] !== undefined;
    await answered({ buttons: ['Delete…'] }, () => execute('pagewright.deleteInProject', file));
    assert.ok(await isThere());
    const gone = await answered({ buttons: ['Delete…'], inputs: [name] }, () =>
      execute('pagewright.deleteInProject', file),
    );
    assert.match(textOf(gone.messages), /is in the trash of the project\. Your files stay\./);
    assert.ok(!(await isThere()));
    await vscode.workspace.fs.stat(file);
  });

  it('opens the page of a configuration in the browser, without the token', async () => {
    const { env } = apiOfExtension() as unknown as { env: object };
    const opened: string[] = [];
    const openExternal = { value: async (address: unknown) => opened.push(String(address)), writable: true };
    await replaced(env, { openExternal }, () => execute('pagewright.openInBrowser', file));
    assert.equal(opened.length, 1);
    assert.match(opened[0] ?? '', /\/admin\/projects\/4321\/branch\/777\/components\/ex-generic-v2\/301$/);
  });

  it('asks the project again what it has', async () => {
    await execute('pagewright.project.focus');
    const asked = async () => (await stack.log()).filter(({ path }) => path.includes('/components?')).length;
    const before = await asked();
    await execute('pagewright.refreshProject');
    await waitFor('a question after the refresh', async () => (await asked()) > before);
  });

  it('shows a job that has run there, with its verdict', async () => {
    await answered({ buttons: ['Start Jobs'] }, () => execute('pagewright.runOnPlatform', file));
    const asked = await answered({ picks: ['$('] }, () => execute('pagewright.showJob', file));
    assert.match(asked.lists[0]?.items[0]?.description ?? '', /^success · /);
    assert.deepEqual(asked.lists[0]?.items.at(-1)?.label, 'Another Job…');
    await waitFor('the summary of the job', () =>
      vscode.window.tabGroups.all.some(({ tabs }) => tabs.some(({ label }) => label.includes('on the platform'))),
    );
  });

  it('puts nothing on the lines of another version than the job ran', async () => {
    const jobs = [{ endpoint: 'items', dataField: 'items', dataType: 'items' }];
    await answered({ buttons: ['Start Jobs'] }, () => execute('pagewright.runOnPlatform', file));
    const { parameters } = users.configuration;
    const configuration = { parameters: { ...parameters, config: { debug: true, jobs } } };
    await stack.touch({ componentId: 'ex-generic-v2', configId: '301', edit: { configuration } });
    await closeAll();
    await pull();
    await answered({ picks: ['$('] }, () => execute('pagewright.showJob', file));
    await waitFor('the summary of the job', () =>
      vscode.window.tabGroups.all.some(({ tabs }) => tabs.some(({ label }) => label.includes('on the platform'))),
    );
    await openFile('users-of-the-portal.extractor.json');
    const isFinding = ({ message }: vscode.Diagnostic) => message.includes('was empty, or is not in the response');
    assert.deepEqual(vscode.languages.getDiagnostics(file).filter(isFinding), []);
  });

  it('stops a job when the user says so, and not only the watching', async () => {
    await stack.reset({ ...seed, jobMilliseconds: 20_000 });
    await answered({ buttons: ['Start Jobs', 'Stop the Job'] }, async () => {
      const following = execute('pagewright.runOnPlatform', file);
      await waitFor('the job to start', async () =>
        (await stack.log()).some(({ method, path }) => method === 'POST' && path === '/jobs'),
      );
      await waitFor('the question after Cancel', async () => {
        await execute('pagewright.cancel');
        return (await stack.log()).some(({ path }) => path.endsWith('/kill'));
      });
      await following;
    });
  });

  it('runs here what the last job ran, and compares the tables', async () => {
    const sample = JSON.parse((await openFile('two-jobs.extractor.json')).document.getText());
    const configuration = { parameters: sample };
    await stack.touch({ componentId: 'ex-generic-v2', configId: '301', edit: { configuration } });
    await pull();
    await answered({ buttons: ['Start Jobs'] }, () => execute('pagewright.runOnPlatform', file));
    const asked = await answered({}, () => execute('pagewright.runHereLikeThere', file));
    await waitFor('the comparison', () => textInFront().includes(' here, beside job ')).catch(() => {
      throw new Error(`There is no comparison. It said: ${JSON.stringify(asked)}`);
    });
    assert.match(textInFront(), /^"Users of the portal" here, beside job \d+ on the platform\n/);
    assert.match(textInFront(), /here: \d+ rows, \d+ columns {3}there: no such table/);
    // The tables of a run of the file itself would lie there.
    const folders = (await vscode.workspace.fs.readDirectory(fileUri('out'))).map(([folder]) => folder);
    assert.ok(folders.includes('users-of-the-portal.like'), folders.join());
    assert.ok(!folders.includes('users-of-the-portal'), folders.join());
  });
});
