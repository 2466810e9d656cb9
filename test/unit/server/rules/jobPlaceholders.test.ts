import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import { jobPlaceholders, marksIn } from '../../../../server/service/rules/jobPlaceholders.ts';
import { documentOf } from '../../../support/cursor.ts';

describe('jobPlaceholders', () => {
  const grandchild = { endpoint: '{id}/{2:n}', placeholders: { '2:n': 'n' } };
  const child = { endpoint: 'a/{id}', placeholders: { id: 'id' }, children: [grandchild] };
  const config = { jobs: [{ endpoint: 'a', placeholders: { ignored: 'x' }, children: [child] }] };
  const document = documentOf(JSON.stringify({ config }));
  const model = buildModel(document, getLanguageService({}).parseJSONDocument(document));

  it('tells of each job its own names, those from above, and the marks from it downwards', () => {
    const told = jobPlaceholders(model).map(({ level, own, inherited, marks }) => ({
      level,
      own: own.map(({ keyNode }) => keyNode.value),
      inherited: [...inherited],
      marks: [...marks].toSorted(),
    }));
    assert.deepEqual(told, [
      { level: 0, own: [], inherited: [], marks: ['2:n', 'id'] },
      { level: 1, own: ['id'], inherited: [], marks: ['2:n', 'id'] },
      { level: 2, own: ['2:n'], inherited: ['id'], marks: ['2:n', 'id'] },
    ]);
  });

  it('is worked out once', () => assert.equal(jobPlaceholders(model), jobPlaceholders(model)));

  const table: [string, string[]][] = [
    ['a/{b}/{c d}', ['b', 'c d']],
    ['{}', ['']],
    ['{a{b}}', ['b']],
    ['a}b{c', []],
  ];
  for (const [text, marks] of table)
    it(`finds ${JSON.stringify(marks)} in ${text}`, () => assert.deepEqual(marksIn(text), marks));
});
