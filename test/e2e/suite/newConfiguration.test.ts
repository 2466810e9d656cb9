import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep, sampled } from '../../support/sweep.ts';
import { answerSteps, type Reply } from './support/answerSteps.ts';
import { apiOfExtension } from './support/apiOfExtension.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { opensNothing } from './support/opensNothing.ts';
import { readFile } from './support/readFile.ts';
import { waitFor } from './support/waitFor.ts';
import { withWindow } from './support/withWindow.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;

describe('New Configuration', () => {
  const address = 'a.test/v2/';
  // One for each test: an editor may still show what a file of that name held before.
  let name: string;
  let count = 0;

  beforeEach(() => {
    name = `own-api-${++count}`;
  });

  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(fileUri(`${name}.extractor.json`)).then(undefined, () => undefined);
  });

  it('keeps what was entered on the way back, until the address proposes something else', async () => {
    const shown = await answerSteps(
      [
        { text: `${address}users` },
        { text: 'Bearer token' },
        { text: 't0ken' },
        { text: 'people' },
        'back',
        'back',
        'back',
        'back',
        'accept',
        'accept',
        'accept',
        'back',
        'back',
        'back',
        { text: `${address}orders` },
        'accept',
        'accept',
        'leave',
      ],
      () => execute('pagewright.newConfiguration'),
    );
    assert.deepEqual(
      shown.map(({ proposed }) => proposed),
      [
        ...['', '', '', 'users', 'a'],
        ...['people', 't0ken', 'Bearer token', `${address}users`],
        ...['Bearer token', 't0ken', 'people'],
        ...['t0ken', 'Bearer token', `${address}users`],
        ...['Bearer token', 't0ken', 'orders'],
      ],
    );
    assert.equal(await readFile(`${name}.extractor.json`), undefined);
  });

  const way: Reply[] = [{ text: 'a.test/v2/users' }, { text: 'None' }, 'accept'];
  for (const [test, steps] of sampled([0, 1, 2, 3])) {
    test(`writes, opens and asks nothing where it is left at step ${steps + 1}`, async () => {
      const leave = () => execute('pagewright.newConfiguration');
      await opensNothing(() => answerSteps([...way.slice(0, steps), 'leave'], leave));
      assert.equal(await readFile('a.extractor.json'), undefined);
    });
  }

  inSweep('says what cannot be, and replaces no file', async () => {
    await writeFile('{}', `${name}.extractor.json`);
    const replies: Reply[] = [
      ...[{ text: 'ftp://a.test' }, { text: 'a.test' }, 'accept' as const],
      ...[{ text: '' }, { text: 'users' }, { text: name }, 'leave' as const],
    ];
    const shown = await answerSteps(replies, () => execute('pagewright.newConfiguration'));
    assert.match(shown[0]?.problem ?? '', /must start with https/);
    assert.match(shown[2]?.problem ?? '', /path of a resource/);
    assert.match(shown[3]?.problem ?? '', /exists already/);
    assert.equal(await readFile(`${name}.extractor.json`), '{}');
  });

  it('refuses an endpoint where the address of an API is asked for, while it is typed', async () => {
    const { createInputBox } = apiOfExtension().window;
    let box: vscode.InputBox | undefined;
    // No command types into an input box, and a text that is put there is no typing.
    const typing = new vscode.EventEmitter<string>();
    const type = (text: string) => {
      Object.assign(box ?? {}, { value: text });
      typing.fire(text);
    };
    const watched = () => {
      box = Object.assign(createInputBox(), { onDidChangeValue: typing.event });
      return box;
    };
    await withWindow({ createInputBox: watched }, async () => {
      const asking = execute('pagewright.newConfiguration');
      await waitFor('the question', () => box);
      type('orders');
      const problem = await waitFor('the problem', () => box?.validationMessage);
      assert.match(String(problem), /^"orders" is not the host of an API/);
      type('orders.example.com');
      assert.equal(box?.validationMessage, undefined);
      await execute('workbench.action.closeQuickOpen');
      await asking;
    });
    typing.dispose();
  });

  it('imports a cURL command', async () => {
    const replies: Reply[] = [{ text: "curl 'https://x.test/v1/users'" }];
    await answerSteps(replies, () => execute('pagewright.newConfiguration'));
    const text = vscode.window.activeTextEditor?.document.getText() ?? '';
    assert.equal(JSON.parse(text).api.baseUrl, 'https://x.test/v1/');
  });
});
