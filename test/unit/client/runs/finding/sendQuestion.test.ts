import assert from 'node:assert/strict';
import { sendQuestion } from '../../../../../client/runs/finding/sendQuestion.ts';

const read = { name: 'a', shownAs: 'a', method: 'GET', address: 'https://a.b/a' };
const query = { name: 'q', shownAs: 'q', method: 'POST', address: 'https://a.b/q' };

describe('Before a search sends something', () => {
  it('nothing is asked where all requests only read', () => assert.equal(sendQuestion([read], 12), undefined));

  it('the method, the job, the address and the number of a POST are named', () => {
    assert.deepEqual(sendQuestion([read, query], 24), {
      text: 'Find Pagination sends the POST of "q" up to 24 times.',
      detail: 'To https://a.b/q. Do this only if the request reads data, as a query does, and changes nothing.',
      send: 'Send POST Requests',
    });
  });
});
