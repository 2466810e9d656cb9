import { debounce } from '../../shared/throttle.ts';
import { createElement } from './createElement.ts';

/** The line below the grid, the progress above it, and what is read aloud. */
export class StatusView {
  readonly element = createElement('div', { class: 'status' });
  readonly progress = createElement('vscode-progress-bar', { 'aria-label': 'Progress' });
  readonly #facts = createElement('span', {});
  readonly #news = createElement('span', { class: 'news' });
  readonly #aloud = createElement('div', { class: 'aloud', role: 'status', 'aria-live': 'polite' });
  /** After a pause: what changes many times a second would be heard as noise. */
  readonly readAloud = debounce((text: string) => {
    this.#aloud.textContent = text;
  }, 700);

  constructor() {
    this.progress.hidden = true;
    this.element.append(this.#facts, this.#news, this.#aloud);
  }

  showFacts(text: string): void {
    this.#facts.textContent = text;
  }

  /** Shows what is going on, and how far it is; nothing ends it. */
  showProgress(text?: string, part?: number): void {
    this.progress.hidden = part === undefined;
    if (part !== undefined) this.progress.value = Math.round(part * 100);
    this.#news.textContent = text ?? '';
  }

  /** Shows something that has happened, and has it read aloud. */
  tell(text: string): void {
    this.#news.textContent = text;
    this.readAloud(text);
  }
}
