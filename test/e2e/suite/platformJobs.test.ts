import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered } from './support/answered.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { inConnectedProject, seed, stack, textOf, token, url, users } from './support/platformProject.ts';
import { replaceText } from './support/replaceText.ts';
import { waitFor } from './support/waitFor.ts';

const execute = vscode.commands.executeCommand;
const start = { buttons: ['Start Jobs'] };

const { api } = users.configuration.parameters;
const jobs = [{ endpoint: 'teams', dataField: 'tmeas', dataType: 'teams' }];
const teams = {
  componentId: 'ex-generic-v2',
  id: '302',
  name: 'Teams of the portal',
  configuration: { parameters: { api, config: { debug: true, jobs } } },
};
const file = fileUri('teams-of-the-portal.extractor.json');

/** A job that read nothing, as the platform tells it. */
const events = [
  { message: 'GET /teams?limit=20&offset=0 HTTP/1.1\r\nHost: api.example.com\r\n', type: 'debug' },
  { message: "dataField 'tmeas' contains no data!", type: 'warn' },
  { message: 'Paging ended: no rows.' },
  { message: 'Extractor finished successfully.' },
];

const isFinding = ({ message }: vscode.Diagnostic) => message.includes('was empty, or is not in the response');
const findingsIn = (uri: vscode.Uri) => vscode.languages.getDiagnostics(uri).filter(isFinding);

/** Pulls a configuration, as from its line in the view. */
const pullOf = ({ fsPath }: vscode.Uri, { componentId, id, name }: Omit<typeof teams, 'configuration'>) =>
  answered({}, () => execute('pagewright.pull', { remote: { root: fsPath, component: componentId, id, name } }));

describe('A job of the platform and the files', () => {
  inConnectedProject();

  const pull = async () => {
    const asked = await pullOf(fileUri(), teams);
    assert.match(textOf(asked.messages), /^Pulled "Teams of the portal"\.$/);
  };
  const save = (configuration: unknown) =>
    stack.touch({ componentId: 'ex-generic-v2', configId: '302', edit: { configuration } });
  const run = () => answered(start, () => execute('pagewright.runOnPlatform', file));
  const jobOf = async () => {
    const asked = await answered({ picks: ['$('] }, () => execute('pagewright.showJob', file));
    return /\d+/.exec(asked.lists[0]?.items[0]?.label ?? '')?.[0];
  };
  const summary = async () => {
    await vscode.window.showTextDocument(file);
    await execute('pagewright.showRunSummaryAsText');
    return await waitFor('the summary', () => {
      const text = vscode.window.activeTextEditor?.document.getText() ?? '';
      return text.includes('of project 4321') ? text : undefined;
    });
  };

  beforeEach(async () => {
    await stack.reset({ ...seed, configurations: [users, teams], jobs: { 'ex-generic-v2/302': { events } } });
    await pull();
  });
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(file);
  });

  it('marks nothing in a file that says something else than what ran, and says so', async () => {
    const editor = await vscode.window.showTextDocument(file, { preview: false });
    await replaceText(editor, '"limit": 20', '"limit": 50');
    const buttons = ['Start Jobs', 'Run Version 1'];
    const asked = await answered({ buttons }, () => execute('pagewright.runOnPlatform', file));
    assert.match(textOf(asked.messages), /has changes that are not in the project\./);
    assert.match(
      await summary(),
      /about version 1\. The files here are not known to say the same, so nothing is marked/,
    );
    assert.deepEqual(findingsIn(file), []);
  });

  it('marks the line that is the cause in a file that says what ran', async () => {
    await run();
    await vscode.window.showTextDocument(file);
    await waitFor('the finding', () => findingsIn(file).length > 0);
    assert.doesNotMatch(await summary(), /nothing is marked/);
  });

  it('marks nothing of an old job in the newest text', async () => {
    await run();
    await save({ parameters: { api, config: { debug: true, jobs: [{ ...jobs[0], dataField: 'teams' }] } } });
    await pull();
    await answered({ picks: ['$('] }, () => execute('pagewright.showJob', file));
    assert.match(await summary(), /version 1 \(here: 2\)/);
    await vscode.window.showTextDocument(file);
    assert.deepEqual(findingsIn(file), []);
  });

  it('shows no job of another configuration as one of this', async () => {
    await run();
    const job = await jobOf();
    await pullOf(fileUri(), users);
    const asked = await answered({}, () =>
      execute('pagewright.showJob', fileUri('users-of-the-portal.extractor.json'), job),
    );
    assert.match(textOf(asked.messages), /is of ex-generic-v2\/302, and not of "Users of the portal"/);
  });

  it('says why a job could not be stopped, and lets it be stopped again', async () => {
    await stack.reset({ ...seed, configurations: [teams], jobMilliseconds: 20_000 });
    await stack.fault({ kind: '403', method: 'PUT', path: '/kill$' });
    await stack.fault({ kind: '403', method: 'POST', path: '/kill$' });
    const kills = async () => (await stack.log()).filter(({ path }) => path.endsWith('/kill')).length;
    const asked = await answered({ buttons: [...start.buttons, 'Stop the Job'] }, async () => {
      const following = execute('pagewright.runOnPlatform', file);
      await waitFor('two questions to stop it', async () => {
        await execute('pagewright.cancel');
        return (await kills()) > 1;
      });
      await following;
    });
    assert.ok(
      asked.messages.some(({ level }) => level === 'error'),
      textOf(asked.messages),
    );
  });

  it('is not debugged: its responses are not here', async () => {
    await run();
    await vscode.window.showTextDocument(file);
    const asked = await answered({}, () => execute('pagewright.debugRun'));
    assert.match(textOf(asked.messages), /No responses of a job of the platform are here\./);
  });

  it('compares with a version whose plain secrets are masked', async () => {
    await save({ parameters: { api: { ...api, '#key': 'canary-plain' }, config: { jobs } } });
    await answered({}, () => execute('pagewright.compareWithProject', file));
    const input = await waitFor('the diff editor', () => {
      const shown = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
      return shown instanceof vscode.TabInputTextDiff ? shown : undefined;
    });
    const left = await vscode.workspace.openTextDocument(input.original);
    assert.match(left.getText(), /"#key": "••••"/);
  });
});

describe('A job of a row in a tree of kbagent', () => {
  const root = fileUri('agent');
  const folder = fileUri('agent', 'main', 'extractor', 'ex-generic-v2', 'portal');
  const rows = [
    { id: '1', name: 'Users', configuration: { parameters: { config: { jobs: [{ endpoint: 'users' }] } } } },
    { id: '2', name: 'Teams', configuration: { parameters: { config: { jobs } } } },
  ];
  const portal = {
    ...teams,
    id: '303',
    name: 'Portal',
    configuration: { parameters: { api, config: { debug: true } } },
    rows,
  };
  const [own, row] = [
    vscode.Uri.joinPath(folder, '_config.yml'),
    vscode.Uri.joinPath(folder, 'rows', 'teams', '_config.yml'),
  ];

  before(async () => {
    const scripts = { 'ex-generic-v2/303': { events } };
    await stack.reset({ ...seed, configurations: [portal], jobs: scripts });
    const manifest = {
      version: 3,
      project: { id: 4321, apiHost: new URL(url).host },
      naming: {},
      branches: [{ id: 777, path: 'main', metadata: {} }],
      configurations: [],
    };
    const text = new TextEncoder().encode(JSON.stringify(manifest));
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(root, '.keboola', 'manifest.json'), text);
    const picks = ['Another Stack…'];
    await answered({ picks, inputs: [`${url}/admin/projects/4321`, token] }, () =>
      execute('pagewright.connectToProject', root),
    );
    await pullOf(root, portal);
  });
  after(async () => {
    await closeAll();
    await answered({ buttons: ['Disconnect'] }, () => execute('pagewright.disconnectFromProject', root));
    await vscode.workspace.fs.delete(root, { recursive: true });
  });

  it('marks its finding in the file of the row, and not in that of the configuration', async () => {
    await vscode.workspace.fs.stat(own);
    await vscode.window.showTextDocument(row, { preview: false });
    const asked = await answered(start, () => execute('pagewright.runOnPlatform', row));
    const found = await waitFor('the finding', () => findingsIn(row)[0]).catch(() => {
      throw new Error(`There is no finding. It said: ${JSON.stringify(asked)}`);
    });
    const document = await vscode.workspace.openTextDocument(row);
    assert.match(document.lineAt(found.range.start.line).text, /tmeas/);
    assert.deepEqual(findingsIn(own), []);
  });

  it('opens the file of the configuration from the view, and compares it', async () => {
    const asked = await answered({}, () => execute('pagewright.compareWithProject', own));
    assert.match(textOf(asked.messages), /"Portal" is as in the project, version \d+\./);
  });
});
