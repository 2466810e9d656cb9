// The entry of the thread that reads descriptions of APIs on the disk, bundled into dist/descriptionWorker.js.
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { createDescriptionAnswers } from './descriptionAnswers.ts';
import type { NumberedQuestion } from './descriptionQuestions.ts';

const respondTo = createDescriptionAnswers(async ({ uri, folder }) => {
  const { DescribedFile, diskSource } = await import('@pagewright/engine/descriptions');
  return await DescribedFile.open(diskSource(fileURLToPath(uri), fileURLToPath(folder)));
});

parentPort?.on('message', async (question: NumberedQuestion) => {
  parentPort?.postMessage(await respondTo(question));
});
