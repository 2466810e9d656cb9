import type { Position } from 'vscode-languageserver-types';
import type { BenchedServer } from './benchedServer.ts';
import { timed } from './timed.ts';

/** The requests to a server. */
export type Question = 'diagnostics' | 'completion' | 'hover' | 'symbols';

/** The milliseconds of every answer. */
export type Answers = Record<Question, number[]>;

/** Rounds that are not counted: in them, the machine compiles what it then runs. */
const warmUp = 8;

/**
 * Types a letter and takes it back at one place after the other and asks every question, of each server in turn. The
 * places are in the text that the server has.
 * Diagnostics and completions are timed from the edit, hovers and symbols from the question, about a document that was
 * edited since the last.
 */
export async function measureAnswers<Name>(
  servers: ReadonlyMap<Name, BenchedServer>,
  rounds: number,
  placesOf: (name: Name) => readonly Position[],
): Promise<Map<Name, Answers>> {
  const measured = new Map([...servers.keys()].map((name) => [name, emptyAnswers()]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const [name, server] of servers) {
      const places = placesOf(name);
      const place = places[(round + places.length) % places.length];
      if (place === undefined) continue;
      const answers = await measureOnce(server, place);
      if (round < 0) continue;
      const all = measured.get(name);
      for (const question of questions) all?.[question].push(answers[question]);
    }
  }
  return measured;
}

const questions = ['diagnostics', 'completion', 'hover', 'symbols'] as const;

function emptyAnswers(): Answers {
  return { diagnostics: [], completion: [], hover: [], symbols: [] };
}

async function measureOnce(server: BenchedServer, place: Position): Promise<Record<Question, number>> {
  const behind = { line: place.line, character: place.character + 1 };
  const completion = await timed(async () => {
    await server.change({ start: place, end: place, text: 'x' });
    await server.complete(behind);
  });
  await server.diagnostics();
  const diagnostics = await timed(async () => {
    await server.change({ start: place, end: behind, text: '' });
    await server.diagnostics();
  });
  return {
    diagnostics,
    completion,
    hover: await timed(() => server.hover({ line: place.line, character: place.character - 1 })),
    symbols: await timed(() => server.symbols()),
  };
}
