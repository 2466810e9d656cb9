import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';

const config = `{
  "api": { "baseUrl": "https://a.example/" },
  "config": { "jobs": [
    { "__NAME": "users", "endpoint": "users", "children": [{ "endpoint": "users/{id}/orders" }] },
    { "endpoint": "rides?api_key=s3cretValue" }
  ] }
}`;

describe('The jobs of a configuration', () => {
  it('are found with their names in reports, children after their parents', () => {
    const document = documentOf(config);
    const jobs = testService().findJobs(document);
    assert.deepEqual(
      jobs.map(({ name, range }) => [name, document.getText(range).slice(0, 22)]),
      [
        ['users', '{ "__NAME": "users", "'],
        ['users > users/{id}/orders', '{ "endpoint": "users/{'],
        ['rides?api_key=•••', '{ "endpoint": "rides?a'],
      ],
    );
  });
});
