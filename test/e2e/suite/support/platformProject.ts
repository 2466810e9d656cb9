import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { controlStack, type Seed } from '../../../support/stack/controlStack.ts';
import { type Asked, answered } from './answered.ts';
import { closeAll } from './closeAll.ts';
import { fileUri } from './fileUri.ts';
import { waitFor } from './waitFor.ts';

const execute = vscode.commands.executeCommand;
const folder = fileUri();

/** The address of the stack that runs beside the suite, and the token of its project. */
export const [url = '', token = ''] = [process.env['PAGEWRIGHT_TEST_STACK'], process.env['PAGEWRIGHT_TEST_TOKEN']];

export const stack = controlStack(url);

/** A configuration with a misspelled path. */
export const users = {
  componentId: 'ex-generic-v2',
  id: '301',
  name: 'Users of the portal',
  configuration: {
    parameters: {
      api: { baseUrl: 'https://api.example.com/', pagination: { method: 'offset', limit: 20 } },
      config: { debug: true, jobs: [{ endpoint: 'items', dataField: 'itmes', dataType: 'items' }] },
    },
  },
};

const component = {
  id: 'ex-generic-v2',
  type: 'extractor',
  name: 'Generic',
  flags: ['genericDockerUI', 'encrypt'],
  data: { default_bucket: true, default_bucket_stage: 'in' },
};

/** A job that read nothing, because of a misspelled path, as the platform tells it. */
const misspelled = [
  { message: 'GET /items?limit=20&offset=0 HTTP/1.1\r\nHost: api.example.com\r\n', type: 'debug' },
  { message: "dataField 'itmes' contains no data!", type: 'warn' },
  { message: 'Paging ended: no rows.' },
  { message: 'Extractor finished successfully.' },
];

/** The project: one configuration, whose jobs read nothing. */
export const seed: Seed = {
  token,
  project: { id: 4321, name: 'Mock project' },
  defaultBranchId: 777,
  branches: [],
  jobMilliseconds: 300,
  components: [component],
  configurations: [users],
  jobs: { 'ex-generic-v2/301': { events: misspelled } },
  tables: [],
};

/** The file that the configuration is pulled into. */
export const file = fileUri('users-of-the-portal.extractor.json');

/** Connects the folder of the suite to the project for the tests of a suite; each begins with the project as it was. */
export function inConnectedProject(): void {
  before(async () => {
    await stack.reset(seed);
    // Stacks that were named before are offered.
    const picks = ['Another Stack…'];
    const asked = await answered({ picks, inputs: [`${url}/admin/projects/4321`, token] }, () =>
      execute('pagewright.connectToProject', folder),
    );
    assert.match(textOf(asked.messages), /Connected to project "Mock project", branch "Main"/);
    assert.deepEqual(
      asked.inputs.map(({ isMasked }) => isMasked),
      [false, true],
    );
  });
  beforeEach(() => stack.reset(seed));
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(file).then(undefined, () => undefined);
  });
  after(async () => {
    await answered({ buttons: ['Disconnect'] }, () => execute('pagewright.disconnectFromProject', folder));
    await vscode.workspace.fs.delete(fileUri('.pagewright'), { recursive: true });
  });
}

/** Pulls the configuration. An editor that knew the file of a test before has the pulled text when this resolves. */
export async function pull(): Promise<Asked> {
  const asked = await answered({ picks: [['Users of the portal']] }, () => execute('pagewright.pull', folder));
  await waitFor('the pulled text in its editor', async () => {
    const there = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
    const opened = vscode.workspace.textDocuments.filter(({ uri }) => uri.toString() === file.toString());
    return opened.every((document) => !document.isDirty && document.getText() === there);
  });
  return asked;
}

/** All that was said. */
export function textOf(messages: readonly { text: string }[]): string {
  return messages.map(({ text }) => text).join('\n');
}
