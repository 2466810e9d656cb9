import { shortened } from '@pagewright/engine/text/shortened';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { FromTestView, TestAction } from '../testPane/testMessages.ts';

/** Sends an action of the user to the extension, which sends a page in return. */
export type Send = (message: Exclude<FromTestView, { type: 'ready' }>) => void;

/** The maximum length of the text on a button, which has to fit into a narrow pane. */
const maxLabel = 40;

const actionButtons: Record<TestAction, [label: string, icon: string]> = {
  firstPage: ['Run First Page', 'run'],
  testRun: ['Test Run', 'beaker'],
  run: ['Run', 'run-all'],
  cancel: ['Cancel', 'debug-stop'],
  find: ['Find Pagination', 'search'],
  plan: ['Show Plan', 'list-ordered'],
  missingSecrets: ['Set Secret', 'key'],
  secret: ['Set Secret', 'key'],
  fix: ['Fix', 'lightbulb'],
  text: ['Open as Text', 'go-to-file'],
  response: ['Show Response', 'output'],
  events: ['Show Events', 'list-unordered'],
  log: ['Show Log', 'output'],
  results: ['Open Results', 'table'],
  summary: ['Show Summary', 'checklist'],
  keep: ['Keep This Run as a Test', 'archive'],
  writeShapes: ['Write', 'save'],
  noShapes: ['Never', 'circle-slash'],
};

/** A button for the one thing to do next. `named`: what it does, where that is another thing each time. */
export function stepTemplate(action: TestAction, send: Send, named?: string): TemplateResult {
  const [label, icon] = actionButtons[action];
  const act = () => send({ type: 'act', action });
  return html`<vscode-button icon=${icon} title=${named ?? nothing} @click=${act}
    >${shortened(named ?? label, maxLabel)}</vscode-button
  >`;
}

/** Buttons of actions, the most helpful first. */
export function buttonsTemplate(actions: readonly TestAction[], send: Send): TemplateResult {
  const button = (action: TestAction) => {
    const [label, icon] = actionButtons[action];
    return html`<vscode-button icon=${icon} secondary @click=${() => send({ type: 'act', action })}
      >${label}</vscode-button
    >`;
  };
  return html`<div class="actions">${actions.map(button)}</div>`;
}

/** The other actions, as icons. */
export function toolbarTemplate(actions: readonly TestAction[], send: Send): TemplateResult {
  const tool = (action: TestAction) => {
    const [label, icon] = actionButtons[action];
    return html`<button
      class="icon"
      type="button"
      title=${label}
      aria-label=${label}
      @click=${() => send({ type: 'act', action })}
    >
      <vscode-icon name=${icon}></vscode-icon>
    </button>`;
  };
  return html`<span class="tools">${actions.map(tool)}</span>`;
}

/** Actions within a sentence. */
export function linksTemplate(actions: readonly TestAction[], send: Send): TemplateResult {
  const link = (action: TestAction) =>
    html`<button class="link" type="button" @click=${() => send({ type: 'act', action })}>
      ${actionButtons[action][0]}
    </button>`;
  return html`${actions.map(link)}`;
}
