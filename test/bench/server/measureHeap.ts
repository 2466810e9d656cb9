import type { Position } from 'vscode-languageserver-types';
import { BenchedServer } from './benchedServer.ts';
import type { Contender } from './contender.ts';

/** Megabytes in use after the first and after all of the edits. */
export interface Heap {
  afterFew: number;
  afterMany: number;
}

export const fewEdits = 20;
export const manyEdits = 200;

/** Edits a document, asks every question now and then, and looks at the heap early and late. */
export async function measureHeap(
  contender: Contender,
  { uri, text }: { uri: string; text: string },
  places: readonly Position[],
): Promise<Heap> {
  const server = new BenchedServer(contender, uri);
  await server.open(text);
  let afterFew = 0;
  for (let edit = 1; edit <= manyEdits; edit++) {
    const place = places[edit % places.length] ?? { line: 0, character: 0 };
    // A letter that stays, so that no version is like one before.
    await server.change({ start: place, end: place, text: 'x' });
    await server.complete(place);
    await server.hover(place);
    await server.symbols();
    if (edit % 5 === 0) await server.diagnostics();
    if (edit === fewEdits) afterFew = await server.heapMb();
  }
  const afterMany = await server.heapMb();
  await server.stop();
  return { afterFew, afterMany };
}
