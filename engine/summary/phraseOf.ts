import type { Phrase } from './runDescription.ts';

/** A message as a phrase; the API's words in it are between backticks. */
export function phraseOf(message: string): Phrase {
  return message.split('`').flatMap((part, index): Phrase => {
    if (part === '') return [];
    return [index % 2 === 0 ? part : { code: part }];
  });
}
