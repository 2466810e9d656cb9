import { countText } from '../../../engine/core/text/countText.ts';
import { debounce } from '../../shared/throttle.ts';
import type { TableFilter } from '../file/tableMessages.ts';
import { createElement } from './createElement.ts';
import type { TableModel } from './tableModel.ts';

export interface ToolbarEvents {
  onFilter(filter: TableFilter | undefined): void;
  onOnlyRepeated(isOnly: boolean): void;
  onOpenAsText(): void;
  /** Back into the grid. */
  onLeave(): void;
}

/** What stands above the grid: the filter, the repeated keys, the way to the text. */
export class ToolbarView {
  readonly element = createElement('div', { class: 'toolbar' });
  readonly #model: TableModel;
  readonly #events: ToolbarEvents;
  readonly #text = createElement('vscode-textfield', { type: 'search', placeholder: 'Filter rows' });
  readonly #column = createElement('vscode-single-select', { class: 'filterColumn' });
  readonly #repeated = createElement('vscode-toolbar-button', { icon: 'key', toggleable: '', class: 'repeated' });
  /** A pause after a key, and the rows are filtered. */
  readonly #sendSoon = debounce(() => this.#send(), 250);

  constructor(model: TableModel, events: ToolbarEvents) {
    this.#model = model;
    this.#events = events;
    this.#text.label = 'Filter rows that contain';
    this.#column.label = 'Filter in';
    this.#text.append(createElement('vscode-icon', { slot: 'content-before', name: 'filter', size: '14' }));
    this.#repeated.hidden = true;
    const openAsText = createElement('vscode-toolbar-button', { icon: 'go-to-file' }, 'Open as Text');
    openAsText.addEventListener('click', () => events.onOpenAsText());
    this.element.append(this.#text, this.#column, this.#repeated, createElement('span', { class: 'gap' }), openAsText);
    this.#listen();
  }

  /** Shows the columns to filter in, and the filter that is kept. */
  showFilter(): void {
    const { columns, filter, onlyRepeated } = this.#model;
    const options = columns.map(({ name }, index) =>
      createElement('vscode-option', { value: String(index) }, name === '' ? `(column ${index + 1})` : name),
    );
    this.#column.replaceChildren(createElement('vscode-option', { value: '' }, 'in all columns'), ...options);
    this.#column.value = filter?.column === undefined ? '' : String(filter.column);
    this.#text.value = filter?.text ?? '';
    this.#repeated.checked = onlyRepeated;
  }

  showRepeated(rows: number, keys: number): void {
    this.#repeated.hidden = rows === 0;
    const text = countText(keys, 'repeated key');
    this.#repeated.textContent = text;
    this.#repeated.title = `${countText(rows, 'row')} with a primary key that another row has too. Press to see only these.`;
  }

  focusFilter(): void {
    this.#text.focus();
  }

  #listen(): void {
    this.#text.addEventListener('input', () => this.#sendSoon());
    this.#text.addEventListener('keydown', (event) => this.#onKey(event));
    this.#column.addEventListener('change', () => {
      if (this.#text.value !== '') this.#send();
    });
    this.#repeated.addEventListener('change', () => this.#events.onOnlyRepeated(this.#repeated.checked));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') this.#send();
    else if (event.key === 'Escape') {
      this.#text.value = '';
      this.#send();
    } else if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key !== 'Enter') this.#events.onLeave();
  }

  #send(): void {
    this.#sendSoon.dispose();
    const text = this.#text.value;
    const column = this.#column.value === '' ? undefined : Number(this.#column.value);
    const filter = text === '' ? undefined : { text, ...(column !== undefined && { column }) };
    // Enter behind the pause: that is being done already.
    if (JSON.stringify(filter) !== JSON.stringify(this.#model.filter)) this.#events.onFilter(filter);
  }
}
