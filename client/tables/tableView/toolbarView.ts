import { countText } from '@pagewright/engine/text/countText';
import { html, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { createRef, ref } from 'lit-html/directives/ref.js';
import { debounce } from '../../shared/throttle.ts';
import type { TableColumn, TableFilter } from '../file/tableMessages.ts';
import type { TableModel } from './tableModel.ts';

interface ToolbarEvents {
  onChange(): void;
  onFilter(filter: TableFilter | undefined): void;
  onOnlyRepeated(isOnly: boolean): void;
  onOpenAsText(): void;
  onExport(): void;
  /** Returns the focus to the grid. */
  onLeave(): void;
}

/** The toolbar above the grid: the filter, the repeated keys, and the buttons to export the rows and to open the file as text. */
export class ToolbarView {
  readonly #model: TableModel;
  readonly #events: ToolbarEvents;
  readonly #field = createRef<HTMLElementTagNameMap['vscode-textfield']>();
  /** The typed text and the selected column, which the filter follows. */
  #text = '';
  #column = '';
  #repeated = { rows: 0, keys: 0 };
  /** Filters the rows after a pause in typing. */
  readonly #sendSoon = debounce(() => this.#send(), 250);

  constructor(model: TableModel, events: ToolbarEvents) {
    this.#model = model;
    this.#events = events;
  }

  template(): TemplateResult {
    const { columns } = this.#model;
    return html`<div class="toolbar">
      <vscode-textfield
        ${ref(this.#field)}
        type="search"
        placeholder="Filter rows"
        label="Filter rows that contain"
        .value=${live(this.#text)}
        @input=${this.#onInput}
        @keydown=${this.#onKey}
      >
        <vscode-icon slot="content-before" name="filter" size="14"></vscode-icon>
      </vscode-textfield>
      <vscode-single-select
        class="filterColumn"
        label="Filter in"
        .value=${live(this.#column)}
        @change=${this.#onColumn}
      >
        <vscode-option value="">in all columns</vscode-option>
        ${guard([columns], () => columns.map(option))}
      </vscode-single-select>
      ${this.#repeatedKeys()}
      <span class="gap"></span>
      <vscode-toolbar-button icon="export" @click=${this.#events.onExport}>Export…</vscode-toolbar-button>
      <vscode-toolbar-button icon="go-to-file" @click=${this.#events.onOpenAsText}>Open as Text</vscode-toolbar-button>
    </div>`;
  }

  /** Shows the columns to filter in, and the current filter. */
  showFilter(): void {
    const { filter } = this.#model;
    this.#text = filter?.text ?? '';
    this.#column = filter?.column === undefined ? '' : String(filter.column);
    this.#events.onChange();
  }

  showRepeated(rows: number, keys: number): void {
    this.#repeated = { rows, keys };
    this.#events.onChange();
  }

  focusFilter(): void {
    this.#field.value?.focus();
  }

  #repeatedKeys(): TemplateResult {
    const { rows, keys } = this.#repeated;
    const { onlyRepeated } = this.#model;
    return html`<vscode-toolbar-button
      icon="key"
      toggleable
      class="repeated"
      title="${countText(rows, 'row')} with a primary key that another row has too. Press to show only these."
      ?hidden=${rows === 0}
      .checked=${live(onlyRepeated)}
      @change=${this.#onRepeated}
      >${countText(keys, 'repeated key')}</vscode-toolbar-button
    >`;
  }

  readonly #onInput = () => {
    this.#text = this.#field.value?.value ?? '';
    this.#sendSoon();
  };

  readonly #onColumn = ({ currentTarget }: { currentTarget: HTMLElementTagNameMap['vscode-single-select'] }) => {
    this.#column = currentTarget.value;
    if (this.#text !== '') this.#send();
  };

  readonly #onRepeated = ({ currentTarget }: { currentTarget: HTMLElementTagNameMap['vscode-toolbar-button'] }) => {
    this.#events.onOnlyRepeated(currentTarget.checked);
  };

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') this.#send();
    else if (event.key === 'Escape') {
      this.#text = '';
      this.#events.onChange();
      this.#send();
    } else if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key !== 'Enter') this.#events.onLeave();
  };

  #send(): void {
    this.#sendSoon.dispose();
    const column = this.#column === '' ? undefined : Number(this.#column);
    const filter = this.#text === '' ? undefined : { text: this.#text, column };
    // Ignores Enter after the pause: the rows are already filtered.
    if (JSON.stringify(filter) !== JSON.stringify(this.#model.filter)) this.#events.onFilter(filter);
  }
}

function option({ name }: TableColumn, index: number): TemplateResult {
  return html`<vscode-option value=${index}>${name === '' ? `(column ${index + 1})` : name}</vscode-option>`;
}
