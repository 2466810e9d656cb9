import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';

const jobs = [
  { endpoint: 'users?active=1', children: [{ endpoint: 'users/{id}', placeholders: { id: 'id' } }] },
  { endpoint: 'query', method: 'POST' },
];
const text = JSON.stringify({ api: { baseUrl: 'https://me:pass@a.b/v1/' }, config: { jobs } });
const addresses = (question: { job?: string }) =>
  testService()
    .findSearchedJobs(documentOf(text), question)
    .map(({ name, method, address }) => [name, method, address]);

describe('A search for paging', () => {
  it('asks for all jobs without their children, at addresses without query and credentials', () => {
    assert.deepEqual(
      addresses({}).map(([, ...rest]) => rest),
      [
        ['GET', 'https://a.b/v1/users'],
        ['POST', 'https://a.b/v1/query'],
      ],
    );
  });

  it('asks for the named one, and for none where that is a child', () => {
    const { allJobs } = { allJobs: testService().findJobs(documentOf(text)) };
    const [parent, child] = allJobs.map(({ name }) => name);
    assert.equal(addresses({ job: parent ?? '' }).length, 1);
    assert.equal(addresses({ job: child ?? '' }).length, 0);
  });
});
