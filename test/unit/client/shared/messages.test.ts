import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutLinks } from '../../../../client/shared/text/withoutLinks.ts';
import { sourceFiles } from '../../../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const door = 'client/shared/messages.ts';
/** How VS Code finds links in messages, in the progress, and in what a box asks or says of its value. */
const link = /\[([^\]]+)\]\(((?:https?:\/\/|command:|file:)[^)\s]+)(?: (["'])(.+?)(\3))?\)/i;

/** Texts of strangers: responses of an API, and names in a folder that somebody cloned. */
const hostile: readonly string[] = [
  'The API says `[Sign in again](command:workbench.action.terminal.new)`.',
  '[Retry](command:workbench.extensions.installExtension?%5B%22evil.ext%22%5D).extractor.json did not start',
  'Send the secrets of the environment "[dev](command:x)" to https://evil.example.com?',
  'There is no environment "a](https://evil.example.com/) b".',
  '[a](file:///etc/passwd)[b](command:y "Run it")',
  'x[[a](command:x)](command:y)',
  '[a]\u200b](command:z)',
  '[a](HTTPS://evil.example.com)',
];

describe('A message in the window', () => {
  for (const text of hostile) {
    it(`has no link: ${text}`, () => {
      assert.doesNotMatch(withoutLinks(text), link);
    });
  }

  it('stays as it is where it has none', () => {
    const text = 'orders.extractor.json: 3 jobs (1 incomplete) read [a] and (b).';
    assert.equal(withoutLinks(text), text);
  });

  it('has one door', () => {
    const client = sourceFiles.filter((file) => file.startsWith('client/') && file !== door);
    const around = client.filter((file) =>
      /window\s*\.\s*(show(Information|Warning|Error)Message|withProgress)\b|\{[^}]*(Message|withProgress)\b[^}]*\} = vscode\.window;/.test(
        textOf(file),
      ),
    );
    assert.deepEqual(around, []);
  });

  it('asks for nothing with a text that holds names and could be a link', () => {
    const asking = sourceFiles.filter(
      (file) => file.startsWith('client/') && /show(InputBox)\(|createInputBox\(|\.prompt = /.test(textOf(file)),
    );
    const unguarded = asking.filter((file) => !textOf(file).includes('withoutLinks('));
    // Their question is written there, without a name.
    const written = [
      'client/language/curl/askForCurl.ts',
      'client/platform/commands/connectToProject.ts',
      'client/platform/commands/showJob.ts',
      'client/running/login/askForLogin.ts',
      'client/runs/opening/askForRun.ts',
      'client/testing/commands/askForCaseName.ts',
      'client/testing/commands/editAnswer.ts',
    ];
    assert.deepEqual(unguarded.sort(), written);
  });
});

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
