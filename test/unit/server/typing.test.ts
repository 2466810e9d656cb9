import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtractorDiagnostic } from '../../../server/service/features/diagnostics.ts';
import { startCounting } from '../../support/countCalls.ts';
import { everythingConfiguration } from '../../support/everythingConfiguration.ts';
import { type Feature, features, questions } from '../../support/serviceQuestions.ts';
import { sweep } from '../../support/sweep.ts';
import { serviceWithShapes } from '../../support/testService.ts';

const shapes = {
  version: 1,
  jobs: {
    search: {
      responses: 1,
      schema: { type: 'object', properties: { scroll: { type: 'object', properties: { token: { type: 'string' } } } } },
    },
  },
};

/** The maximum for a feature, in medians of its answers; calls of functions are counted. */
const tolerance = 10;

/** A feature with little work takes a few calls more now and then. */
const minCalls = 1_000;

/** A text as it stands at some moment of typing, with the cursor in it. */
interface Moment {
  text: string;
  cursor: number;
}

/** Every fifth moment of typing a text into an editor that closes nothing; halfWritten.test.ts asks at every one. */
function plainly(text: string): Moment[] {
  const cursors = Array.from({ length: Math.ceil(text.length / 5) }, (_, index) => 5 * index);
  return cursors.map((cursor) => ({ text: text.slice(0, cursor), cursor }));
}

/** The moments in an editor that closes a bracket or quote as soon as one is opened. */
function withClosing(text: string): Moment[] {
  return plainly(text).map(({ text: before, cursor }) => ({ text: before + closingOf(before), cursor }));
}

function closingOf(text: string): string {
  const open: string[] = [];
  for (const [token, end] of text.matchAll(/"(?:[^"\\]|\\.)*("|\\?$)|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(token === '{' ? '}' : ']');
    else if (token === '}' || token === ']') open.pop();
    else if (end !== '"') open.push('"');
  }
  return open.reverse().join('');
}

/** Asks every feature at each moment, as the document grows; returns the calls of functions that each answer took. */
async function typeAll(moments: readonly Moment[]): Promise<Map<Feature, number[]>> {
  const service = serviceWithShapes(shapes);
  const calls = new Map(features.map((feature): [Feature, number[]] => [feature, []]));
  const document = TextDocument.create('file:///work/users.extractor.json', 'extractor-config', 0, '');
  const counter = await startCounting();
  let version = 0;
  await sweep(moments, 5, async ({ text, cursor }) => {
    TextDocument.update(document, [{ text }], ++version);
    const position = document.positionAt(cursor);
    let diagnostics: ExtractorDiagnostic[] = [];
    for (const feature of features) {
      const answer: unknown = await questions[feature](service, { document, position, diagnostics });
      const count = await counter.countSince();
      // The first version includes one-time work, such as reading the schema.
      if (version > 1) calls.get(feature)?.push(count);
      if (feature === 'findDiagnostics' && Array.isArray(answer)) diagnostics = answer;
    }
  });
  counter.stop();
  return calls;
}

async function expectSteady(moments: readonly Moment[]): Promise<void> {
  const surges = [...(await typeAll(moments))].flatMap(([feature, calls]) => {
    const most = tolerance * Math.max(minCalls, medianOf(calls));
    return calls.filter((count) => count > most).map((count) => `${feature}: ${count} calls, at most ${most}`);
  });
  assert.deepEqual(surges, []);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0;
}

describe('typing a whole configuration, character by character', () => {
  it('knows a question for every feature', () => {
    assert.deepEqual([...features].sort(), Object.keys(serviceWithShapes(shapes)).sort());
  });

  it('closes what an editor closes', () => {
    assert.equal(closingOf('{"a": [{"b": "c'), '"}]}');
    assert.equal(closingOf('{"a": "b\\"'), '"}');
    assert.equal(closingOf('{"a": []'), '}');
  });

  it('every feature answers after each, none with ten times the work that it mostly has', async () => {
    await expectSteady(plainly(everythingConfiguration));
  });

  it('and so in an editor that closes brackets and quotes', async () => {
    await expectSteady(withClosing(everythingConfiguration));
  });
});
