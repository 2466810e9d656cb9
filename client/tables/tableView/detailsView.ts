import { createElement } from './createElement.ts';

/** The area below the grid that shows one cell whole. */
export class DetailsView {
  readonly element = createElement('section', { class: 'details', 'aria-label': 'Cell' });
  readonly #title = createElement('h2', {});
  readonly #text = createElement('pre', {
    tabindex: '0',
    role: 'textbox',
    'aria-readonly': 'true',
    'aria-multiline': 'true',
  });
  readonly #onClose: () => void;

  constructor(onCopy: () => void, onClose: () => void) {
    this.#onClose = onClose;
    this.element.hidden = true;
    const copy = createButton('copy', 'Copy the Whole Cell', onCopy);
    const close = createButton('close', 'Close', () => this.close());
    this.element.append(createElement('div', { class: 'detailsHead' }, this.#title, copy, close), this.#text);
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close();
    });
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  show(title: string, text: string): void {
    this.#title.textContent = title;
    this.#text.setAttribute('aria-label', title);
    this.#text.textContent = text;
    this.element.hidden = false;
    this.#text.focus();
  }

  /** Closes it, and goes back to where it was opened. */
  close(): void {
    this.hide();
    this.#onClose();
  }

  /** Closes it and leaves the focus where it is. */
  hide(): void {
    this.element.hidden = true;
    this.#text.textContent = '';
  }
}

function createButton(icon: string, label: string, onClick: () => void): HTMLElement {
  const button = createElement('vscode-toolbar-button', { icon, label, title: label });
  button.addEventListener('click', onClick);
  return button;
}
