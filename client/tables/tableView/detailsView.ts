import { html, nothing, type TemplateResult } from 'lit-html';
import { createRef, ref } from 'lit-html/directives/ref.js';

interface DetailsEvents {
  onChange(): void;
  onCopy(): void;
  onClose(): void;
}

/** The area below the grid that shows one full cell, or the statistics of a column. */
export class DetailsView {
  readonly #events: DetailsEvents;
  readonly #text = createRef<HTMLElement>();
  #shown: { title: string; text: string; canCopy: boolean } | undefined;

  constructor(events: DetailsEvents) {
    this.#events = events;
  }

  get isOpen(): boolean {
    return this.#shown !== undefined;
  }

  template(): TemplateResult {
    const { title, text, canCopy } = this.#shown ?? { title: '', text: '', canCopy: false };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close();
    };
    return html`<section class="details" aria-label="Details" ?hidden=${!this.isOpen} @keydown=${onKey}>
      <div class="detailsHead">
        <h2>${title}</h2>
        ${canCopy ? button('copy', 'Copy the Whole Cell', this.#events.onCopy) : nothing}
        ${button('close', 'Close', () => this.close())}
      </div>
      <pre
        ${ref(this.#text)}
        tabindex="0"
        role="textbox"
        aria-readonly="true"
        aria-multiline="true"
        aria-label=${title}
        .textContent=${text}
      ></pre>
    </section>`;
  }

  /** Shows a cell, or the statistics of a column, of which the page has no copy. */
  show(title: string, text: string, canCopy: boolean): void {
    this.#shown = { title, text, canCopy };
    this.#events.onChange();
    this.#text.value?.focus();
  }

  /** Closes the area and returns the focus to the grid. */
  close(): void {
    this.hide();
    this.#events.onClose();
  }

  /** Closes the area without moving the focus. */
  hide(): void {
    this.#shown = undefined;
    this.#events.onChange();
  }
}

function button(icon: string, label: string, onClick: () => void): TemplateResult {
  return html`<vscode-toolbar-button
    icon=${icon}
    label=${label}
    title=${label}
    @click=${onClick}
  ></vscode-toolbar-button>`;
}
