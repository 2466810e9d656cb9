import { html, nothing, type TemplateResult } from 'lit-html';
import type { TestContent, TestPage } from '../testPane/testMessages.ts';
import { buttonsTemplate, type Send } from './buttonsTemplate.ts';
import { headTemplate, pageTemplate } from './headTemplate.ts';
import { logTemplate } from './logTemplate.ts';
import { recordsTemplate } from './recordsTemplate.ts';
import { requestTemplate, textTemplate } from './requestTemplate.ts';
import { responseTemplate } from './responseTemplate.ts';
import { tablesTemplate } from './tablesTemplate.ts';

/** The whole test pane: job and page, and one tab of the page. */
export function testTemplate(page: TestPage, send: Send): TemplateResult {
  return html`${headTemplate(page, send)} ${pageTemplate(page, send)}
    <div role="tabpanel" id="content" aria-labelledby="tab-${page.kept.tab}">${contentTemplate(page.content, send)}</div>`;
}

function planTemplate(plan: string): TemplateResult {
  return html`<h2>What a run would send</h2>
    ${textTemplate(plan, 'What a run would send')}`;
}

function contentTemplate(content: TestContent, send: Send): TemplateResult {
  switch (content.type) {
    case 'nothing':
      return html`<p>${content.text}</p>
        ${buttonsTemplate(content.actions, send)} ${content.plan === undefined ? nothing : planTemplate(content.plan)}`;
    case 'records':
      return recordsTemplate(content, send);
    case 'request':
      return requestTemplate(content);
    case 'response':
      return responseTemplate(content, send);
    case 'tables':
      return tablesTemplate(content, send);
    case 'log':
      return logTemplate(content);
    default:
      return content satisfies never;
  }
}
