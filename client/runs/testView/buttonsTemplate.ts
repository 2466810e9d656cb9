import { html, type TemplateResult } from 'lit-html';
import type { FromTestView, TestAction } from '../testPane/testMessages.ts';

/** Sends an action of the user to the extension, which sends a page in return. */
export type Send = (message: Exclude<FromTestView, { type: 'ready' }>) => void;

const actionButtons: Record<TestAction, [label: string, icon: string]> = {
  firstPage: ['Run First Page', 'run'],
  testRun: ['Test Run', 'beaker'],
  run: ['Run', 'run-all'],
  cancel: ['Cancel', 'debug-stop'],
  find: ['Find Pagination', 'search'],
  text: ['Open as Text', 'go-to-file'],
};

/** Buttons of actions, the most helpful first. */
export function buttonsTemplate(actions: readonly TestAction[], send: Send): TemplateResult {
  const button = (action: TestAction, index: number) => {
    const [label, icon] = actionButtons[action];
    return html`<vscode-button icon=${icon} ?secondary=${index > 0} @click=${() => send({ type: 'act', action })}
      >${label}</vscode-button
    >`;
  };
  return html`<div class="actions">${actions.map(button)}</div>`;
}
