import { localTime } from '@pagewright/engine/text/localTime';
import { type EvaluateAnswer, type EvaluateParams, evaluateRequest } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { withoutLinks } from '../../shared/text/withoutLinks.ts';
import type { LanguageSupport } from '../client/languageSupport.ts';
import { activeConfig } from '../documents/configToRun.ts';

type Sample = NonNullable<EvaluateParams['samples']>[number];
type Input = Extract<EvaluateAnswer, { kind: 'needs' }>['inputs'][number];

/**
 * `Pagewright: Evaluate Function`: shows the current value of the function at the cursor. Asks for inputs that only a
 * run knows, for secrets in a masked box; the result stays hidden if a secret is missing.
 */
export function registerEvaluateFunction(language: LanguageSupport): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.evaluateFunction', async () => {
    const editor = activeConfig();
    if (editor === undefined) return;
    const { line, character } = editor.selection.active;
    const params: EvaluateParams = {
      textDocument: { uri: editor.document.uri.toString() },
      position: { line, character },
    };
    const client = await language.client();
    const evaluate = (more: Partial<EvaluateParams> = {}) =>
      client.sendRequest<EvaluateAnswer>(evaluateRequest, { ...params, ...more });
    const first = await evaluate();
    const samples = first?.kind === 'needs' ? await askFor(first.inputs) : undefined;
    if (first?.kind === 'needs' && samples === undefined) return;
    await show(samples ? await evaluate({ samples }) : first);
  });
}

/** Asks for inputs; undefined if the user cancels. An empty secret counts as missing. */
async function askFor(inputs: readonly Input[]): Promise<Sample[] | undefined> {
  const samples: Sample[] = [];
  for (const { context, name, isSecret } of inputs) {
    const value = await vscode.window.showInputBox({
      title: 'Evaluate Function',
      prompt: withoutLinks(
        isSecret
          ? `Value for "${name}" of "${context}". Leave it empty to keep the result hidden. It is not stored.`
          : `Value for "${name}" of "${context}", which only a run knows.`,
      ),
      value: context === 'time' ? '0' : '',
      password: isSecret,
      ignoreFocusOut: true,
    });
    if (value === undefined) return undefined;
    if (!isSecret || value !== '') samples.push({ context, name, value });
  }
  return samples;
}

async function show(answer: EvaluateAnswer): Promise<void> {
  if (answer === null || answer.kind === 'needs') {
    await showInformationMessage('Place the cursor in a function or a reference first.');
  } else if (answer.kind === 'problem') await showWarningMessage(answer.message);
  else if (answer.kind === 'hidden')
    await showInformationMessage('This value may contain a secret, so it is not shown.');
  else if (
    (await showInformationMessage(`Value at ${localTime(new Date().toISOString())}: ${answer.value}`, 'Copy')) ===
    'Copy'
  ) {
    await vscode.env.clipboard.writeText(answer.value);
  }
}
