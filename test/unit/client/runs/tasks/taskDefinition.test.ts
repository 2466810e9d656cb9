import assert from 'node:assert/strict';
import { type RunTask, readTaskDefinition, taskType } from '../../../../../client/runs/tasks/taskDefinition.ts';
import manifest from '../../../../../package.json' with { type: 'json' };

const config = 'a.extractor.json';

describe('A task of tasks.json', () => {
  const cases: [title: string, definition: Record<string, unknown>, expected: RunTask][] = [
    ['runs the whole configuration', { config }, { config, scope: {}, strict: false }],
    ['runs one job', { config, job: 'a > b' }, { config, scope: { job: 'a > b' }, strict: false }],
    ['stops after so many pages', { config, maxPages: 3 }, { config, scope: { maxPages: 3 }, strict: false }],
    ['is a test run', { config, testRun: true }, { config, scope: { testRun: true }, strict: false }],
    ['runs on recorded pages', { config, recorded: true }, { config, scope: { recorded: true }, strict: false }],
    ['fails where data is missing', { config, strict: true }, { config, scope: {}, strict: true }],
    ['says no in so many words', { config, testRun: false, strict: false }, { config, scope: {}, strict: false }],
    ['may hold what VS Code puts there', { type: 'pagewright', config, id: 'x' }, { config, scope: {}, strict: false }],
  ];
  for (const [title, definition, expected] of cases) {
    it(title, () => assert.deepEqual(readTaskDefinition(definition), expected));
  }

  const mistakes: [key: string, definition: Record<string, unknown>][] = [
    ['config', {}],
    ['config', { config: '' }],
    ['config', { config: ['a'] }],
    ['job', { config, job: 1 }],
    ['maxPages', { config, maxPages: 0 }],
    ['maxPages', { config, maxPages: '3' }],
    ['maxPages', { config, maxPages: 1.5 }],
    ['testRun', { config, testRun: 'yes' }],
    ['recorded', { config, recorded: 1 }],
    ['strict', { config, strict: null }],
  ];
  for (const [key, definition] of mistakes) {
    it(`is refused for its "${key}": ${JSON.stringify(definition)}`, () => {
      const read = readTaskDefinition(definition);
      assert.ok('problem' in read);
      assert.match(
        read.problem,
        new RegExp(`^The task cannot run: "${key}" must be .*\\. Correct it in tasks\\.json\\.$`),
      );
    });
  }

  it('has the keys that the manifest offers', () => {
    const [offered] = manifest.contributes.taskDefinitions;
    assert.ok(offered !== undefined);
    assert.deepEqual([offered.type, offered.required], [taskType, ['config']]);
    const wrong = Object.keys(offered.properties).filter(
      (key) => !('problem' in readTaskDefinition({ config, [key]: {} })),
    );
    assert.deepEqual(wrong, [], 'a key that is not read is not checked either');
  });
});
