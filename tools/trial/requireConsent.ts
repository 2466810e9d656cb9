import { createHash } from 'node:crypto';
import { ConsentNeeded } from '../call/consentNeeded.ts';
import type { ToolCall } from '../call/toolCall.ts';
import type { PlannedTrial } from './planTrial.ts';
import { questionText } from './trialQuestion.ts';

const onlyFiles =
  'Without a question, requests are sent only for configurations in the folders, not for a "text", which may name any address. Write it into a file there and give its "path".';

const changedSince = 'The configuration has changed since this was asked.';

/**
 * Checks the consent against what the user agreed to, not against the file as it is now. `more`: what the question does
 * not show, and the consent is for. Throws ConsentNeeded if the user has to be asked.
 */
export async function requireConsent(
  { configuration, question }: PlannedTrial,
  more: readonly unknown[],
  { host: { consent } }: ToolCall,
): Promise<void> {
  if (consent === 'always' || (consent === 'files' && configuration.isFile)) return;
  const asked = questionText(question);
  if (consent === 'files') {
    const { UserError } = await import('@pagewright/engine/run');
    throw new UserError('tool.not-a-file', onlyFiles);
  }
  // The question shows neither parameters nor bodies. The shown requests may depend on the time.
  const { first: _, ...known } = question;
  const about = digestOf([known, configuration.file, configuration.applied, ...more]);
  if (consent === undefined) throw new ConsentNeeded(asked, about);
  if (consent.to !== about) throw new ConsentNeeded(`${changedSince} ${asked}`, about);
}

function digestOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
