import { html, nothing, type TemplateResult } from 'lit-html';
import { createRef, ref } from 'lit-html/directives/ref.js';

interface DetailsEvents {
  onChange(): void;
  onCopy(): void;
  onClose(): void;
}

/** The content of the area: a cell, which can be copied, or the statistics of a column. */
type Details = { title: string } & ({ text: string } | { content: TemplateResult });

/** The area below the grid that shows one full cell, or the statistics of a column. */
export class DetailsView {
  readonly #events: DetailsEvents;
  readonly #content = createRef<HTMLElement>();
  #shown: Details | undefined;

  constructor(events: DetailsEvents) {
    this.#events = events;
  }

  get isOpen(): boolean {
    return this.#shown !== undefined;
  }

  template(): TemplateResult {
    const shown = this.#shown ?? { title: '', text: '' };
    const { title } = shown;
    const canCopy = this.isOpen && 'text' in shown;
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
      ${'text' in shown ? this.#cell(shown) : this.#statistics(shown)}
    </section>`;
  }

  /** Shows a cell, or the statistics of a column. */
  show(details: Details): void {
    this.#shown = details;
    this.#events.onChange();
    this.#content.value?.focus();
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

  #cell({ title, text }: { title: string; text: string }): TemplateResult {
    return html`<pre
      ${ref(this.#content)}
      tabindex="0"
      role="textbox"
      aria-readonly="true"
      aria-multiline="true"
      aria-label=${title}
      .textContent=${text}
    ></pre>`;
  }

  #statistics({ title, content }: { title: string; content: TemplateResult }): TemplateResult {
    return html`<div
      ${ref(this.#content)}
      class="scrolled"
      tabindex="0"
      role="region"
      aria-label="Statistics of ${title}"
    >
      ${content}
    </div>`;
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
