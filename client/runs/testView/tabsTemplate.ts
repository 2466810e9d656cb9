import { html, type TemplateResult } from 'lit-html';
import { type TestTab, testTabs } from '../testPane/testMessages.ts';
import type { Send } from './buttonsTemplate.ts';
import { focusItem, type ListKey } from './rovingFocus.ts';

const titles: Record<TestTab, string> = {
  records: 'Records',
  request: 'Request',
  response: 'Response',
  tables: 'Tables',
  log: 'Log',
};

/** The tabs of a page; the arrow keys move between them. */
export function tabsTemplate(chosen: TestTab, send: Send): TemplateResult {
  const move = (event: ListKey) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const next = (testTabs.indexOf(chosen) + step + testTabs.length) % testTabs.length;
    focusItem(event, next);
    send({ type: 'tab', tab: testTabs[next] ?? chosen });
  };
  const tab = (name: TestTab) =>
    html`<button
      id="tab-${name}"
      type="button"
      role="tab"
      aria-selected=${name === chosen}
      aria-controls="content"
      tabindex=${name === chosen ? 0 : -1}
      @click=${() => send({ type: 'tab', tab: name })}
      >${titles[name]}</button
    >`;
  return html`<div class="tabs" role="tablist" aria-label="Parts of the page" @keydown=${move}>${testTabs.map(tab)}</div>`;
}
