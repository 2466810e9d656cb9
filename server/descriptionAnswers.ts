import type { DescribedFile } from '@pagewright/engine/describedFiles';
import { isFileError } from '@pagewright/engine/foreignFiles';
import type { DescriptionQuestions, NumberedQuestion, NumberedResponse } from './descriptionQuestions.ts';

/** Opens a description. Throws a FileError. */
export type OpenDescribed = (asked: DescriptionQuestions['open']['asked']) => Promise<DescribedFile>;

/** Responds to questions about descriptions, which it keeps open. */
export function createDescriptionAnswers(
  open: OpenDescribed,
): (question: NumberedQuestion) => Promise<NumberedResponse> {
  const opened = new Map<string, DescribedFile>();

  async function openFile(
    asked: DescriptionQuestions['open']['asked'],
  ): Promise<DescriptionQuestions['open']['response']> {
    try {
      const described = await open(asked);
      opened.set(asked.uri, described);
      return { outline: described.outline, files: described.files };
    } catch (error) {
      if (isFileError(error)) return { reason: error.reason };
      throw error;
    }
  }

  async function respondTo(question: NumberedQuestion): Promise<NumberedResponse['response']> {
    switch (question.name) {
      case 'open':
        return await openFile(question.asked);
      case 'details':
        return opened.get(question.asked.uri)?.details(question.asked.pointers) ?? new Map();
      case 'findPlace':
        return opened.get(question.asked.uri)?.findPlace(question.asked.pointer, question.asked.param);
      case 'close':
        opened.delete(question.asked.uri);
        return undefined;
    }
  }

  return async (question) => {
    const { id } = question;
    return await respondTo(question).then(
      (response) => ({ id, response }),
      (error: unknown) => ({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  };
}
