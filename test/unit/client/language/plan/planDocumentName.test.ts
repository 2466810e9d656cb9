import assert from 'node:assert/strict';
import { planDocumentName } from '../../../../../client/language/plan/planDocumentName.ts';

describe('planDocumentName', () => {
  const table: [file: string, job: string | undefined, name: string][] = [
    ['users.extractor.json', undefined, 'users.plan.txt'],
    ['config.json', undefined, 'config.plan.txt'],
    ['Untitled-1', undefined, 'Untitled-1.plan.txt'],
    ['users.extractor.json', 'Users', 'users – Users.plan.txt'],
    ['users.extractor.json', 'a > users/{id}/orders', 'users – a > users {id} orders.plan.txt'],
    ['users.extractor.json', '/v1\\x', 'users – v1 x.plan.txt'],
  ];
  for (const [file, job, name] of table) {
    it(`is "${name}" for ${job === undefined ? file : `the job "${job}"`}`, () =>
      assert.equal(planDocumentName(file, job), name));
  }
});
