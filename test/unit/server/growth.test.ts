import assert from 'node:assert/strict';
import type { ExtractorDiagnostic } from '../../../server/service/features/diagnostics.ts';
import { assertGrowsWithSize } from '../../support/countCalls.ts';
import { documentOf } from '../../support/cursor.ts';
import { describedService } from '../../support/describedService.ts';
import { descriptionOf, listOf, objectOf, operationOf, paramOf, textOf } from '../../support/descriptions.ts';
import { features, questions } from '../../support/serviceQuestions.ts';
import { sampled } from '../../support/sweep.ts';
import { testService } from '../../support/testService.ts';

const job = (text: string) => `{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{${text}}]}}`;
const list = (size: number, item: (index: number) => string) =>
  Array.from({ length: size }, (_, at) => item(at)).join();

/** An editor asks about the visible part, never about all mistakes at once. */
const inSight = 100;

/** Asks everything about a document, with the cursor in its middle. */
async function askEverything(text: string, service = testService()): Promise<void> {
  const document = documentOf(text);
  const position = document.positionAt(text.length >> 1);
  let diagnostics: ExtractorDiagnostic[] = [];
  for (const feature of features) {
    const answer = await questions[feature](service, { document, position, diagnostics });
    if (feature === 'findDiagnostics' && Array.isArray(answer)) diagnostics = answer.slice(0, inSight);
  }
}

describe('the work on a document', () => {
  const documents: [title: string, text: (size: number) => string][] = [
    ['many jobs', (size) => job(`}, ${list(size, (at) => `{"endpoint": "users/${at}", "dataField": "a.b"}`)}, {`)],
    ['many child jobs in each other', (size) => job('"endpoint": "a/{id}", "children": [{'.repeat(size))],
    ['lists in each other', (size) => job(`"params": {"a": ${'['.repeat(size)}${']'.repeat(size)}}`)],
    ['functions in each other', (size) => job(`"params": {"a": ${'{"function": "md5", "args": ['.repeat(size)}`)],
    ['many parameters', (size) => job(`"params": {${list(size, (at) => `"p${at}": {"attr": "a${at}"}`)}}`)],
    ['many keys that nobody knows', (size) => job(list(size, (at) => `"endpont${at}": 1`))],
    ['many keys that are there twice', (size) => job(list(size, () => '"endpoint": "a"'))],
    ['many texts beside each other', (size) => job('"a"b.c[0].'.repeat(size))],
    ['many signs that are no JSON', (size) => job('é'.repeat(size))],
    ['a long endpoint of placeholders', (size) => job(`"endpoint": "${'{x}'.repeat(size)}"`)],
    ['a long path', (size) => job(`"endpoint": "a", "dataField": "${'a.b[0].'.repeat(size)}"`)],
    ['a long filter', (size) => job(`"endpoint": "a", "recursionFilter": "${'a==b&'.repeat(size)}"`)],
    ['a long text that does not end', (size) => job(`"endpoint": "${'a/'.repeat(size)}`)],
    ['many lines of a comment', (size) => `${'// a\n'.repeat(size)}${job('"endpoint": "a"')}`],
  ];
  for (const [test, [title, text]] of sampled(documents, 3)) {
    test(`grows as the document does: ${title}`, () => assertGrowsWithSize((size) => askEverything(text(size)), 300));
  }

  const described: [title: string, jobs: (size: number) => string][] = [
    ['jobs that are described', (size) => list(size, (at) => `{"endpoint": "e${at}", "params": {"a": 1, "b": 2}}`)],
    ['jobs that are not', (size) => list(size, (at) => `{"endpoint": "other${at}", "dataField": "a"}`)],
  ];
  for (const [test, [title, jobs]] of sampled(described)) {
    test(`grows as the document and the description of its API do: many ${title}`, () =>
      assertGrowsWithSize(async (size) => {
        const operations = Array.from({ length: size }, (_, at) =>
          operationOf(`GET /e${at}`, {
            params: [paramOf('a'), paramOf('c', { isRequired: true })],
            response: { description: '', schema: objectOf({ a: listOf(textOf()) }), examples: [], headers: [] },
          }),
        );
        const text = `{"api": {"baseUrl": "https://api.example.com/v1/"}, "config": {"jobs": [${jobs(size)}]}}`;
        await askEverything(text, describedService({}, descriptionOf(operations)));
      }, 100));
  }

  it('grows as the document does: the fixes of all mistakes, deep as they are', async () => {
    const size = 50;
    const service = testService();
    const mistakes = new Map<number, () => unknown>();
    for (const depth of [size, 4 * size]) {
      const document = documentOf(job('"endpont": "a/{id}", "children": [{'.repeat(depth)));
      const diagnostics = await service.findDiagnostics(document);
      assert.ok(diagnostics.length > depth);
      mistakes.set(depth, () => service.findCodeActions(document, diagnostics));
    }
    await assertGrowsWithSize((depth) => mistakes.get(depth)?.(), size);
  });
});
