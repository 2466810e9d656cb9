import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BenchedServer } from './benchedServer.ts';
import type { Contender } from './contender.ts';
import { createConfiguration } from './createConfiguration.ts';
import { createShapes } from './createShapes.ts';
import { findPlaces } from './findPlaces.ts';
import { measureAnswers } from './measureAnswers.ts';
import { measureHeap } from './measureHeap.ts';
import { measureStart } from './measureStart.ts';
import type { ServerFigures } from './serverFigures.ts';

/** The number of repetitions. */
export interface Rounds {
  answers: number;
  starts: number;
}

/** Measures every contender with a configuration of this many jobs, which is in the folder with its shapes. */
export async function measureSize(
  contenders: readonly Contender[],
  jobs: number,
  rounds: Rounds,
  folder: string,
): Promise<ServerFigures[]> {
  const text = createConfiguration(jobs);
  const file = path.join(folder, `bench-${jobs}.extractor.json`);
  await writeFile(file, text);
  await writeFile(file.replace('.extractor.json', '.shapes.json'), createShapes(jobs));
  const document = { uri: pathToFileURL(file).href, text };
  const places = findPlaces(text, rounds.answers);
  const starts = await measureStart(contenders, document, rounds.starts);
  const servers = new Map(contenders.map((each) => [each, new BenchedServer(each, document.uri)]));
  for (const server of servers.values()) await server.open(text);
  const answers = await measureAnswers(servers, places.length, () => places);
  for (const server of servers.values()) await server.stop();
  const measured: ServerFigures[] = [];
  for (const contender of contenders) {
    const heap = await measureHeap(contender, document, places);
    const own = answers.get(contender) ?? { diagnostics: [], completion: [], hover: [], symbols: [] };
    const start = starts.get(contender) ?? [];
    measured.push({ jobs, bytes: text.length, contender: contender.name, answers: own, start, heap });
  }
  return measured;
}
