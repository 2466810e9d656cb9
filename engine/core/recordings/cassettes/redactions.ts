import type { JsonValue } from '../../json/value.ts';
import { isList } from '../../json/value.ts';
import { isPlaceholder, placeholder, replacePlaceholders } from '../../secrecy/recorded/placeholder.ts';

/** The text that `keboola-vcr` puts in the place of a secret. */
export const redaction = 'REDACTED';

/** A text for a cassette, and the placeholders that it had, in the order of all `REDACTED` in it. */
export interface Redacted {
  text: string;
  /** Absent if there was no placeholder. */
  masked?: string[];
}

/** Writes the placeholders of a recording as `keboola-vcr` writes a secret. */
export function toRedactions(text: string): Redacted {
  const masked: string[] = [];
  let hasPlaceholder = false;
  const parts = text.split(redaction).map((part, index) => {
    if (index > 0) masked.push(redaction);
    return replacePlaceholders(part, (found) => {
      hasPlaceholder = true;
      masked.push(found);
      return redaction;
    });
  });
  return hasPlaceholder ? { text: parts.join(redaction), masked } : { text };
}

/** The text before `toRedactions`. Placeholders that somebody changed are not used. */
export function fromRedactions(text: string, masked: JsonValue | undefined): string {
  const parts = text.split(redaction);
  if (!isList(masked) || masked.length !== parts.length - 1 || !masked.every(isWritten)) return text;
  return parts.map((part, index) => (index === 0 ? part : `${String(masked[index - 1])}${part}`)).join('');
}

function isWritten(text: JsonValue): boolean {
  return typeof text === 'string' && text !== '' && (text === redaction || isPlaceholder(text));
}

/** A redaction that is no part of a longer word, such as `REDACTED-IPV4` for a host. */
const whole = /REDACTED(?![\w-])/g;
const ofParam = /=REDACTED(?![\w-])/g;

/** A request of another tool with placeholders for its redactions: its address after the host, and its body. */
export function maskRedactions({ url, sent }: { url: string; sent: string | undefined }) {
  const [host = ''] = /^[^:]*:\/\/[^/?#]*/.exec(url) ?? [];
  return {
    url: `${host}${url.slice(host.length).replace(whole, placeholder)}`,
    sent: sent?.replace(whole, placeholder),
  };
}

/** A response of another tool with placeholders for the redacted parameters of addresses, which a run may request. */
export function maskRedactedParams(text: string): string {
  return text.replace(ofParam, `=${placeholder}`);
}
