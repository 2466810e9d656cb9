import { html, type TemplateResult } from 'lit-html';
import type { GoldenPage } from '../compare/compareMessages.ts';
import { section } from '../summaryView/section.ts';
import { tablesTemplate } from './tablesTemplate.ts';
import type { ViewState } from './viewState.ts';

/** The comparison of the tables of a test with its golden ones. */
export function goldenTemplate({ headline, title, tables }: GoldenPage, state: ViewState): TemplateResult {
  return html`<header>
      <h1><span aria-live="polite">${headline}</span></h1>
      <p class="title">${title}</p>
      <div class="actions">
        <label class="filter">
          <input type="checkbox" .checked=${!state.showsEqual} @change=${state.toggleEqual} /> Only differences
        </label>
      </div>
    </header>
    ${section('tables', 'Tables', tablesTemplate(tables, state))}`;
}
