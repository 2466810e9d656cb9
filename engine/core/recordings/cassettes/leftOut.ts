import { countText } from '../../text/countText.ts';

/** Reasons why an exchange is not carried over as it is, as the end of a sentence. */
const reasons = {
  malformed: 'left out: they have no method or address, or no response with a status',
  'not-http': 'left out: their addresses are not those of http or https, or longer than 16,000 characters',
  websocket: 'left out: they are websockets, which a run does not open',
  page: 'left out: a page loads such files for itself (scripts, styles, images)',
  method: 'left out: a run sends GET and POST only',
  'other-origin': 'left out: neither the configuration nor a response names their host',
  unanswered: 'left out: they got no response',
  'not-modified': 'left out: status 304 stands for a response that is not in the file',
  'no-content': 'left out: the file does not have the content of their responses',
  compressed: 'left out: the file has their responses compressed',
  'not-base64': 'changed: the file says that their content is base64, which it is not, so it is taken as it is',
  'sent-lost': 'changed: the file does not have the body that they sent, so none is recorded',
  length:
    'changed: their responses do not have the length that their headers say. Parts were replaced or left out when they were recorded',
  failed: 'left out: they got no response, and a cassette has no place for that',
  binary: 'changed: their responses are not text. A cassette has them as base64, which keboola-vcr gives as it is',
} as const;

export type LeftReason = keyof typeof reasons;

/** Counts what cannot be carried over, and says it. */
export class LeftOut {
  readonly #found = new Map<LeftReason, { count: number; first: number }>();
  readonly #sentences: string[] = [];

  /** Counts an exchange, by its number in the file. */
  add(reason: LeftReason, number: number): void {
    const found = this.#found.get(reason);
    if (found === undefined) this.#found.set(reason, { count: 1, first: number });
    else found.count++;
  }

  say(sentence: string): void {
    this.#sentences.push(sentence);
  }

  sentences(): string[] {
    const counted = [...this.#found].map(([reason, { count, first }]) => {
      const which = count === 1 ? `number ${first}` : `the first is number ${first}`;
      return `${countText(count, 'exchange')} (${which}) ${reasons[reason]}.`;
    });
    return [...counted, ...this.#sentences];
  }
}

const maxNames = 10;

/** Names in quotes, the first ones of many. */
export function namesText(names: Iterable<string>): string {
  const all = [...names];
  const shown = all.slice(0, maxNames).map((name) => `"${name}"`);
  return all.length > maxNames ? `${shown.join(', ')} and ${all.length - maxNames} more` : shown.join(', ');
}
