import assert from 'node:assert/strict';
import { runCommands } from '../../../../server/protocol.ts';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';

/** Each lens as its line, its title, its command and what it hands over besides the document. */
function lenses(text: string): unknown[] {
  const document = documentOf(text);
  return testService()
    .findCodeLenses(document, runCommands)
    .map(({ range, command }) => {
      const [uri, ...more] = command?.arguments ?? [];
      assert.equal(uri, document.uri);
      return [range.start.line, command?.title, command?.command, ...more];
    });
}

describe('code lenses', () => {
  it('run everything above the jobs, and each job above its text', () => {
    const text =
      '{\n"api": {},\n"config": {\n"jobs": [\n{"endpoint": "users"},\n{"__NAME": "Groups", "endpoint": "groups"}\n]}}';
    assert.deepEqual(lenses(text), [
      [3, 'Run Extraction', 'pagewright.run'],
      [3, 'Debug', 'pagewright.debug'],
      [4, 'Run', 'pagewright.runJob', 'users'],
      [4, 'Debug', 'pagewright.debugJob', 'users'],
      [4, 'Run First Page', 'pagewright.runFirstPage', 'users'],
      [4, 'Test Run', 'pagewright.testRun', 'users'],
      [5, 'Run', 'pagewright.runJob', 'Groups'],
      [5, 'Debug', 'pagewright.debugJob', 'Groups'],
      [5, 'Run First Page', 'pagewright.runFirstPage', 'Groups'],
      [5, 'Test Run', 'pagewright.testRun', 'Groups'],
    ]);
  });

  it('tell jobs of the same name apart', () => {
    const names = lenses('{"config": {"jobs": [{"endpoint": "a"}, {"endpoint": "a"}]}}').map((lens) =>
      Array.isArray(lens) ? lens[3] : lens,
    );
    assert.deepEqual(names, [undefined, undefined, 'a', 'a', 'a', 'a', 'a#2', 'a#2', 'a#2', 'a#2']);
  });

  it('stand above top-level jobs only, because a child runs with its parent', () => {
    assert.equal(lenses('{"config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "b"}]}]}}').length, 6);
  });

  it('stay while the document is not finished', () => {
    assert.equal(lenses('{"config": {"jobs": [{"endpoint": "a"}, {"endp').length, 10);
  });

  for (const text of ['', '{}', '{"config": {}}', '{"config": {"jobs": []}}', '{"config": {"jobs": 5}}', '[]']) {
    it(`are none where there is nothing to run: ${text}`, () => assert.deepEqual(lenses(text), []));
  }
});
