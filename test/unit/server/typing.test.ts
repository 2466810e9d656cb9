import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtractorDiagnostic } from '../../../server/service/features/diagnostics.ts';
import { everythingConfiguration } from '../../support/everythingConfiguration.ts';
import { type Feature, features, questions } from '../../support/serviceQuestions.ts';
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

/** What is not counted for the medians: the first answers are slow because their code is still being compiled. */
const warmUp = 200;

/** So many times the median is an answer of a feature allowed to take. */
const tolerance = 10;

/** Shorter times are not told apart from what the machine does beside. */
const shortestMs = 0.1;

/** A text as it stands at some moment of typing, with the cursor in it. */
interface Moment {
  text: string;
  cursor: number;
}

/** Every moment of typing a text into an editor that closes nothing. */
function plainly(text: string): Moment[] {
  return Array.from({ length: text.length + 1 }, (_, cursor) => ({ text: text.slice(0, cursor), cursor }));
}

/** Every moment of typing it into an editor that writes the closing bracket or quote as soon as one is opened. */
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

/** Types a text and asks every feature after each character; gives the milliseconds of each, one list per feature. */
async function typeAll(moments: readonly Moment[]): Promise<Map<Feature, number[]>> {
  const service = serviceWithShapes(shapes);
  const times = new Map(features.map((feature): [Feature, number[]] => [feature, []]));
  const document = TextDocument.create('file:///work/users.extractor.json', 'extractor-config', 0, '');
  for (const [index, moment] of moments.entries()) {
    await askAll(service, document, index + 1, moment, (feature, ms) => times.get(feature)?.push(ms));
  }
  return times;
}

async function askAll(
  service: ReturnType<typeof serviceWithShapes>,
  document: TextDocument,
  version: number,
  { text, cursor }: Moment,
  note: (feature: Feature, ms: number) => void,
): Promise<void> {
  TextDocument.update(document, [{ text }], version);
  const position = document.positionAt(cursor);
  let diagnostics: ExtractorDiagnostic[] = [];
  for (const feature of features) {
    const startedAt = performance.now();
    const answer = await questions[feature](service, { document, position, diagnostics });
    note(feature, performance.now() - startedAt);
    if (feature === 'findDiagnostics' && Array.isArray(answer)) diagnostics = answer;
  }
}

/** The shortest time of a few tries, all of them like the first: what the machine did beside is not in all of them. */
async function askAgain(moment: Moment, feature: Feature): Promise<number> {
  const service = serviceWithShapes(shapes);
  const times: number[] = [];
  for (let version = 1; version <= 8; version++) {
    const document = TextDocument.create('file:///work/users.extractor.json', 'extractor-config', 0, '');
    await askAll(service, document, version, moment, (asked, ms) => asked === feature && times.push(ms));
  }
  return Math.min(...times);
}

async function expectSteady(moments: readonly Moment[]): Promise<void> {
  const times = await typeAll(moments);
  const slow: string[] = [];
  for (const [feature, all] of times) {
    const limit = tolerance * Math.max(shortestMs, medianOf(all.slice(warmUp)));
    for (const [index, ms] of all.entries()) {
      const moment = moments[index];
      if (ms <= limit || !moment) continue;
      const again = await askAgain(moment, feature);
      if (again > limit) slow.push(`${feature} took ${again} ms (at most ${limit}) at ${moment.text.slice(-40)}`);
    }
  }
  assert.deepEqual(slow, []);
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

  it('every feature answers after each, none of them ten times slower than it mostly is', async () => {
    await expectSteady(plainly(everythingConfiguration));
  }).timeout(120_000);

  it('and so in an editor that closes brackets and quotes', async () => {
    await expectSteady(withClosing(everythingConfiguration));
  }).timeout(120_000);
});
