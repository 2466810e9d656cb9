// The entry of the thread that reads descriptions of APIs, bundled into dist/descriptionWorker.js.
import { parentPort } from 'node:worker_threads';
import type { DescribedFile } from '../engine/descriptions.ts';
import type { DescriptionQuestions, NumberedQuestion, NumberedResponse } from './descriptionQuestions.ts';

const opened = new Map<string, DescribedFile>();

async function open({
  file,
  folder,
}: DescriptionQuestions['open']['asked']): Promise<DescriptionQuestions['open']['response']> {
  const descriptions = await import('../engine/descriptions.ts');
  try {
    const described = await descriptions.DescribedFile.open(file, folder);
    opened.set(file, described);
    return { outline: described.outline, files: described.files };
  } catch (error) {
    if (error instanceof descriptions.FileError) return { reason: error.reason };
    throw error;
  }
}

async function respondTo(question: NumberedQuestion): Promise<NumberedResponse['response']> {
  switch (question.name) {
    case 'open':
      return await open(question.asked);
    case 'details':
      return opened.get(question.asked.file)?.details(question.asked.pointers) ?? new Map();
    case 'findPlace':
      return opened.get(question.asked.file)?.findPlace(question.asked.pointer, question.asked.param);
    case 'close':
      opened.delete(question.asked.file);
      return undefined;
  }
}

parentPort?.on('message', async (question: NumberedQuestion) => {
  const { id } = question;
  const respond = (response: NumberedResponse) => parentPort?.postMessage(response);
  await respondTo(question).then(
    (response) => respond({ id, response }),
    (error: unknown) =>
      respond({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
