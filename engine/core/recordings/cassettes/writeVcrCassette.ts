import type { KeptBody } from '../../secrecy/recorded/keptBody.ts';
import type { MaskedRequest } from '../../secrecy/recorded/maskRequest.ts';
import type { OwnFacts } from './foreignRecording.ts';
import { LeftOut } from './leftOut.ts';
import { ownKey } from './ownKey.ts';
import { type Redacted, redaction, toRedactions } from './redactions.ts';

/** An exchange as a recording has it; `status` is missing if it got no response. */
export interface ExportedExchange extends MaskedRequest, OwnFacts {
  status?: number | undefined;
  headers?: Readonly<Record<string, string>>;
  at: number;
  ms: number;
}

/** Facts of the run for its cassette. */
export interface CassetteHead {
  /** Unix time in milliseconds. */
  startedAt: number;
  /** Unix time in seconds. */
  previousStart: number;
  outcome: 'done' | 'failed';
}

/** Writes a recording as a cassette of `keboola-vcr`, piece by piece: a head, a piece for each exchange, and an end. */
export class CassetteWriter {
  readonly #left = new LeftOut();
  #seen = 0;
  #written = 0;
  #masked = 0;

  /** The number of exchanges that were written. */
  get count(): number {
    return this.#written;
  }

  head({ startedAt, previousStart, outcome }: CassetteHead): string {
    const start = new Date(startedAt).toISOString();
    const metadata = {
      component_run_started_at: start,
      // Without a zone, as `keboola-vcr` writes it.
      freeze_time: start.slice(0, -1),
      [ownKey]: { outcome, previousStart },
      recorded_at: start,
    };
    return `{\n  "_metadata": ${inAscii(metadata)},\n  "interactions": [`;
  }

  /** The piece for an exchange; empty if a cassette cannot have it. */
  exchange(exchange: ExportedExchange, kept: KeptBody | undefined): string {
    const number = ++this.#seen;
    const { status } = exchange;
    if (status === undefined) {
      this.#left.add('failed', number);
      return '';
    }
    if (kept?.kind === 'bin') this.#left.add('binary', number);
    const comma = this.#written++ === 0 ? '' : ',';
    return `${comma}\n    ${inAscii(this.#interaction({ ...exchange, status }, kept))}`;
  }

  end(): string {
    return '\n  ],\n  "version": 1\n}\n';
  }

  /** Sentences on what could not be carried over. */
  left(): string[] {
    const said = this.#left.sentences();
    said.push('Requests have no headers in the cassette, because a recording has none.');
    if (this.#masked > 0)
      said.push(
        `Secrets are masked in the recording. In the cassette they are "${redaction}", as in those of keboola-vcr.`,
      );
    return said;
  }

  #interaction(exchange: ExportedExchange & { status: number }, kept: KeptBody | undefined) {
    const { method, url, body: sent, status, headers = {}, at, ms, request, job, fromCache, unpacked } = exchange;
    const masked: Record<string, unknown> = {};
    const redacted = (place: string, text: string) => this.#redacted(text, (list) => (masked[place] = list));
    const isBinary = kept?.kind === 'bin';
    const content = Buffer.from(kept?.content ?? []);
    const written = {
      request: {
        body: sent === undefined ? null : redacted('sent', typeof sent === 'string' ? sent : JSON.stringify(sent)),
        headers: {},
        method,
        uri: redacted('url', url),
      },
      response: {
        body: { string: isBinary ? content.toString('base64') : redacted('body', content.toString('utf8')) },
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, [redacted(`header ${name}`, value)]]),
        ),
        status: { code: status, message: '' },
      },
    };
    const more = { ...(fromCache && { fromCache }), ...(unpacked && { unpacked }), ...(isBinary && { base64: true }) };
    const own = { at, ms, request, job, ...more, ...(Object.keys(masked).length > 0 && { masked }) };
    return { [ownKey]: own, ...written };
  }

  #redacted(text: string, keep: (masked: string[]) => void): string {
    const { text: shown, masked }: Redacted = toRedactions(text);
    if (masked !== undefined) {
      this.#masked++;
      keep(masked);
    }
    return shown;
  }
}

/** JSON in ASCII, because Python reads a file in the encoding of its machine. */
function inAscii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
