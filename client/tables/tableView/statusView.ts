import { html, type TemplateResult } from 'lit-html';
import { debounce } from '../../shared/throttle.ts';

/** The progress above the grid, the status line below it, and the texts for screen readers. */
export class StatusView {
  readonly #onChange: () => void;
  #facts = '';
  #news = '';
  #aloud = '';
  #part: number | undefined;
  /** Speaks after a pause: frequent changes would be noise. */
  readonly readAloud = debounce((text: string) => {
    this.#aloud = text;
    this.#onChange();
  }, 700);

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  progress(): TemplateResult {
    const value = Math.round((this.#part ?? 0) * 100);
    return html`<vscode-progress-bar
      aria-label="Progress"
      ?hidden=${this.#part === undefined}
      .value=${value}
    ></vscode-progress-bar>`;
  }

  line(): TemplateResult {
    return html`<div class="status">
      <span>${this.#facts}</span><span class="news">${this.#news}</span>
      <div class="aloud" role="status" aria-live="polite">${this.#aloud}</div>
    </div>`;
  }

  showFacts(text: string): void {
    this.#facts = text;
    this.#onChange();
  }

  /** Shows a task and its progress; without arguments, removes it. */
  showProgress(text = '', part?: number): void {
    this.#news = text;
    this.#part = part;
    this.#onChange();
  }

  /** Shows a message, and has it read aloud. */
  announce(text: string): void {
    this.#news = text;
    this.#onChange();
    this.readAloud(text);
  }
}
