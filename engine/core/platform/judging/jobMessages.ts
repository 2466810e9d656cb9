import type { RemoteEvent } from '../remoteJob.ts';

/** The meanings of messages of a job. Any other message is never evidence. */
export type MessageMeaning =
  | 'run-started'
  | 'run-skipped'
  | 'request'
  | 'retry'
  | 'short-page'
  | 'empty-end'
  | 'no-next'
  | 'flag'
  | 'force-stop'
  | 'limit-stop'
  | 'same-response'
  | 'empty-page'
  | 'no-list'
  | 'no-placeholders'
  | 'ignored-error'
  | 'harmless';

/** A form of a message. */
interface MessageForm {
  means: MessageMeaning;
  /** Matched against the start of the message. */
  pattern: RegExp;
  /**
   * Whether somebody has seen it in a source or in an event of the platform, or its words are inferred from what the
   * format says about the event. `docs/platform.md` lists those that are inferred.
   */
  words: 'seen' | 'inferred';
}

/** A message with its meaning, and the groups of its pattern. */
export interface ReadMessage {
  means: MessageMeaning;
  groups: Readonly<Record<string, string | undefined>>;
}

const maxRead = 4000;

/** Every form that is recognised, the only place that knows the words of the platform. The first that fits counts. */
export const messageForms: readonly MessageForm[] = [
  { means: 'run-started', words: 'seen', pattern: /^Running component \S+ \(row (?<row>\d+) of (?<rows>\d+)\)/ },
  { means: 'run-skipped', words: 'seen', pattern: /^Skipping disabled (?<what>configuration|row)/i },
  { means: 'harmless', words: 'seen', pattern: /^(?:Finished component|Waiting for \d+ Storage jobs|Imported table) / },
  {
    means: 'request',
    words: 'inferred',
    pattern: /^(?<method>GET|POST) (?<target>\/\S*) HTTP\/\d/,
  },
  { means: 'retry', words: 'inferred', pattern: /^(?:http request failed, retrying|retrying)/i },
  {
    means: 'same-response',
    words: 'inferred',
    pattern: /^Job '[^']{0,200}' finished when last response matched the previous/i,
  },
  {
    means: 'empty-page',
    words: 'inferred',
    pattern: /^dataField ['"](?<path>[^'"]{0,300})['"] contains no data/i,
  },
  { means: 'no-list', words: 'inferred', pattern: /^no data array found in (?:the )?response/i },
  {
    means: 'no-placeholders',
    words: 'inferred',
    pattern: /^no (?:parameters|placeholders) (?:matched|found) for (?:the )?child job/i,
  },
  { means: 'ignored-error', words: 'inferred', pattern: /^(?:ignored error response|failed to parse ignored)/i },
  {
    means: 'short-page',
    words: 'inferred',
    pattern: /^(?:paging ended: fewer rows|stopping scrolling: response has less rows) than the (?:page size|limit)/i,
  },
  { means: 'empty-end', words: 'inferred', pattern: /^(?:paging ended|stopping scrolling): (?:no rows|empty page)/i },
  { means: 'no-next', words: 'inferred', pattern: /^(?:paging ended|stopping scrolling): no next value/i },
  { means: 'flag', words: 'inferred', pattern: /^(?:paging ended|stopping scrolling): field ['"]/i },
  { means: 'force-stop', words: 'inferred', pattern: /^force stopping: (?<which>page|time|volume) limit reached/i },
  { means: 'limit-stop', words: 'inferred', pattern: /^limit reached, stopping scrolling/i },
  { means: 'harmless', words: 'inferred', pattern: /^(?:state file|deprecated|using deprecated|legacy json parser)/i },
];

/** The meaning of an event of the component; undefined: it is not recognised. */
export function readMessage({ message }: Pick<RemoteEvent, 'message'>): ReadMessage | undefined {
  const text = message.slice(0, maxRead).trimStart();
  for (const { means, pattern } of messageForms) {
    const found = pattern.exec(text);
    if (found !== null) return { means, groups: found.groups ?? {} };
  }
  return undefined;
}
