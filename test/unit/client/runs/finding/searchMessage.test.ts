import assert from 'node:assert/strict';
import { buttonTitle, searchMessage, type WrittenResult } from '../../../../../client/runs/finding/searchMessage.ts';
import type { PagingSearch } from '../../../../../engine/faces/run.ts';
import { createSearch } from '../../../engine/summary/createSearch.ts';

const found = createSearch();
const proven = { ...found, jobs: found.jobs.map((job) => ({ ...job, isThere: true })) };
const unknown = createSearch({ result: 'unknown', conclusion: 'No paging could be proven' });

const cases: [title: string, PagingSearch, WrittenResult, text: string, buttons: string[]][] = [
  ['what it wrote', found, 'written', `${found.conclusion} 7 requests.`, ['Undo', 'Show What Was Seen']],
  [
    'that the paging is proven which is written',
    proven,
    'nothing',
    `The paging that is written is proven. ${found.conclusion} 7 requests.`,
    ['Show What Was Seen'],
  ],
  [
    'that the text has changed meanwhile',
    found,
    'changed',
    `${found.conclusion} 7 requests. Nothing was written, because the configuration has changed during the search.`,
    ['Find Again', 'Show What Was Seen'],
  ],
  [
    'that no paging is needed',
    createSearch({ result: 'not-needed', conclusion: 'One request brings all.', requests: 1 }),
    'nothing',
    'One request brings all. 1 request.',
    ['Show What Was Seen'],
  ],
  [
    'what the format cannot follow',
    createSearch({ result: 'not-expressible', conclusion: 'A token in a header.' }),
    'nothing',
    'A token in a header. 7 requests.',
    ['Show What Was Tried'],
  ],
  [
    'that it found nothing, as a sentence',
    unknown,
    'nothing',
    'No paging could be proven. 7 requests.',
    ['Show What Was Tried'],
  ],
  [
    'that more requests may find something, where all are spent',
    { ...unknown, requests: 12 },
    'nothing',
    'No paging could be proven. 12 requests.',
    ['Show What Was Tried', 'Allow 12 More'],
  ],
];

describe('The message at the end of a search says', () => {
  for (const [title, search, written, text, buttons] of cases) {
    it(title, () => {
      const message = searchMessage(search, written);
      assert.equal(message.text, text);
      assert.deepEqual(
        message.buttons.map((button) => buttonTitle(button, search)),
        buttons,
      );
    });
  }
});
