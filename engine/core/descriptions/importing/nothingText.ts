import { countText, numberText } from '../../text/countText.ts';
import type { ImportedConfiguration } from '../imported.ts';

/** The limit for the reasons in a message. */
const maxReasons = 20;

/** The reason why an import has no job: that of each endpoint that was meant, or that there is no such endpoint. */
export function nothingText(
  document: string,
  { report, unread, isByName }: Pick<ImportedConfiguration, 'report' | 'unread' | 'isByName'>,
  advice: string,
): string {
  const reasons = report.leftOut.slice(0, Math.min(unread, maxReasons)).map(({ what, reason }) => `${what}: ${reason}`);
  const what = isByName ? 'such endpoint that a job can read' : 'list that a job can read';
  if (unread === 0) return `"${document}" describes no ${what}. ${advice}`;
  const more = unread > maxReasons ? ` And ${numberText(unread - maxReasons)} more.` : '';
  const found = isByName
    ? `${countText(unread, 'such endpoint')}, but none that a job can read`
    : `${countText(unread, 'endpoint')} with a list or pages, but none that becomes a job by itself`;
  return `"${document}" describes ${found}. ${reasons.join(' ')}${more} ${advice}`;
}
