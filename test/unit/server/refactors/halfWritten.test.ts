import assert from 'node:assert/strict';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { documentOf } from '../../../support/cursor.ts';
import { serviceWithShapes } from '../../../support/testService.ts';

const text = `{"api": {"pagination": {"method": "offset"}, "http": {"headers": {"X-Api-Key": "abc"}}},
"config": {"token": "a", "mappings": {}, "jobs": [{"endpoint": "a", "params": {"x": {"function": "md5", "args": ["a"]}}}]}}`;

const collector = new ShapeCollector();
collector.add('a', { next_url: 'x', rows: [{ id: 1, tags: [1] }] });
const service = serviceWithShapes(collector.toFile());

describe('refactorings of half-written documents', () => {
  it('none fails, wherever the text ends and wherever the cursor is', async () => {
    let answers = 0;
    for (let end = 0; end <= text.length; end++) {
      const document = documentOf(text.slice(0, end));
      for (const offset of [0, end >> 1, end]) {
        const position = document.positionAt(offset);
        const range = { start: position, end: position };
        const actions = await service.findRefactorings(document, range, ['refactor', 'source']);
        const { choices } = await service.listCandidates(document, { position });
        answers += actions.length + choices.length + (service.evaluateFunction(document, position) ? 1 : 0);
      }
    }
    assert.ok(answers > 100, `only ${answers} answers`);
  });

  it('is offered for no kind that nobody asks for', async () => {
    const document = documentOf(text);
    const position = document.positionAt(text.indexOf('endpoint'));
    const range = { start: position, end: position };
    const kindsFor = async (only?: string[]) =>
      (await service.findRefactorings(document, range, only)).map(({ kind }) => kind);
    assert.deepEqual(await kindsFor(), ['refactor.rewrite.inferMapping']);
    assert.deepEqual(await kindsFor(['refactor.rewrite']), ['refactor.rewrite.inferMapping']);
    assert.deepEqual(await kindsFor(['refactor.extract']), []);
    assert.deepEqual(await kindsFor(['quickfix']), []);
  });
});
