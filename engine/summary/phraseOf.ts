import type { Phrase } from './runDescription.ts';

/** A message with what an API says in it, which is between backticks, as a phrase. */
export function phraseOf(message: string): Phrase {
  return message.split('`').flatMap((part, index): Phrase => {
    if (part === '') return [];
    return [index % 2 === 0 ? part : { code: part }];
  });
}
