import assert from 'node:assert/strict';
import { exactText } from '../../../../../engine/core/json/exactText.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { findChanges } from '../../../../../engine/core/testing/mutations/findChanges.ts';
import { mutations } from '../../../../../engine/core/testing/mutations/mutations.ts';
import type { PagePlace, RecordedPage } from '../../../../../engine/core/testing/mutations/recordedPage.ts';

const first = <Item>(items: readonly Item[]) => items[0];
const atItems: PagePlace = { dataField: { path: 'items', delimiter: '.' }, next: undefined };

function pagesOf(texts: readonly string[], place = atItems, headers: Record<string, string> = {}): RecordedPage[] {
  return texts.map((text, index) => ({
    ...{ number: index + 1, url: `https://api.test/items?page=${index + 1}`, status: 200, place },
    ...{ headers: new Map(Object.entries(headers)), response: parseJson(text) },
  }));
}

/** A mutation on pages: its title, and what becomes of them, a status other than 200 and headers before the text. */
function mutated(name: string, pages: readonly RecordedPage[]): (string | undefined)[] {
  const change = mutations.find((each) => each.name === name)?.find(pages, first);
  const shown = ({ status, headers, response }: RecordedPage) =>
    [...(status === 200 ? [] : [status]), ...[...headers].map((each) => each.join(': ')), exactText(response)].join(
      ' ',
    );
  return change === undefined ? [undefined] : [change.title, ...pages.map((page) => shown(change.apply(page)))];
}

const two = ['{"items":[{"id":1,"n":"a"},{"id":2,"n":"b"}],"total":3}', '{"items":[{"id":3,"n":"c"}],"total":3}'];
const three = ['{"items":[1]}', '{"items":[2]}', '{"items":[3]}'];

const cases: [name: string, pages: RecordedPage[], ...result: string[]][] = [
  [
    'field-renamed',
    pagesOf(two),
    '"id" renamed to "id_1"',
    '{"items":[{"id_1":1,"n":"a"},{"id_1":2,"n":"b"}],"total":3}',
    '{"items":[{"id_1":3,"n":"c"}],"total":3}',
  ],
  ['field-dropped', pagesOf(['{"items":[{"a":1,"b":2.0}]}']), '"a" dropped', '{"items":[{"b":2.0}]}'],
  [
    'field-added',
    pagesOf(['{"items":[{"a":1}]}']),
    '"added_1" added to the records',
    '{"items":[{"a":1,"added_1":"new"}]}',
  ],
  [
    'number-to-text',
    pagesOf(['{"items":[{"t":"x","o":{"n":7}}]}']),
    '"o.n" has texts in place of numbers',
    '{"items":[{"t":"x","o":{"n":"n7"}}]}',
  ],
  [
    'text-to-object',
    pagesOf(['{"items":[{"n":1,"t":"x"}]}']),
    '"t" has objects in place of texts',
    '{"items":[{"n":1,"t":{"value":"x"}}]}',
  ],
  [
    'null-value',
    pagesOf(['{"items":[{"a":null,"b":1},{"a":2,"b":2}]}']),
    '"b" null in record 1 of page 1',
    '{"items":[{"a":null,"b":null},{"a":2,"b":2}]}',
  ],
  ['list-moved', pagesOf(['{"items":[1]}']), 'the list "items" moved to "results"', '{"results":[1]}'],
  [
    'records-wrapped',
    pagesOf(['[1,2]'], { ...atItems, dataField: undefined }),
    'each record in one more object, "item"',
    '[{"item":1},{"item":2}]',
  ],
  ['page-shorter', pagesOf(['{"items":[1,2,3,4,5]}']), 'page 1 without 2 records', '{"items":[1,4,5]}'],
  ['page-shorter', pagesOf(['{"items":[1,2]}']), 'page 1 without 1 record', '{"items":[2]}'],
  ['page-empty', pagesOf(three), 'page 2 empty', '{"items":[1]}', '{"items":[]}', '{"items":[3]}'],
  ['page-repeated', pagesOf(three), 'page 2 repeats page 1', '{"items":[1]}', '{"items":[1]}', '{"items":[3]}'],
  [
    'token-absent',
    pagesOf(['{"items":[1],"next_page_token":"abc"}', '{"items":[2],"next_page_token":null}']),
    '"next_page_token" absent',
    '{"items":[1]}',
    '{"items":[2]}',
  ],
  [
    'token-absent',
    pagesOf(['{"items":[1],"odd":{"word":"abc"}}'], {
      ...atItems,
      next: { holds: 'token', from: 'response', key: 'responseParam', path: 'odd.word', delimiter: '.' },
    }),
    '"odd.word" absent',
    '{"items":[1],"odd":{}}',
  ],
  [
    'address-absent',
    pagesOf(['{"items":[1],"next":"https://api.test/items?page=2"}']),
    '"next" absent',
    '{"items":[1]}',
  ],
  [
    'total-off',
    pagesOf(two),
    '"total" says 7 records more',
    ...two.map((text) => text.replace('3}', '10}').replace('"total":3', '"total":10')),
  ],
  [
    'total-off',
    pagesOf(['{"items":[1]}'], atItems, { 'x-total-count': '1', etag: 'e' }),
    'the header "x-total-count" says 7 records more',
    'etag: e x-total-count: 8 {"items":[1]}',
  ],
  [
    'error-in-answer',
    pagesOf(three.slice(0, 2)),
    'page 2 an error with status 200',
    '{"items":[1]}',
    '{"error":{"code":"internal","message":"Something went wrong."}}',
  ],
  ['status-500', pagesOf(three.slice(0, 2)), 'page 2 with HTTP 500', '{"items":[1]}', '500 {"error":"HTTP 500"}'],
  ['status-404', pagesOf(three.slice(0, 2)), 'page 2 with HTTP 404', '{"items":[1]}', '404 {"error":"HTTP 404"}'],
];

describe('A change of the API', () => {
  for (const [name, pages, ...result] of cases)
    it(`${name}: ${result[0]}`, () => assert.deepEqual(mutated(name, pages), result));

  it('is in the table for every mutation', () =>
    assert.deepEqual(new Set(cases.map(([name]) => name)), new Set(mutations.map(({ name }) => name))));
});

const withoutPlace: [name: string, why: string, pages: RecordedPage[]][] = [
  ['field-renamed', 'records that are no objects', pagesOf(three)],
  ['number-to-text', 'texts alone', pagesOf(['{"items":[{"a":"1"}]}'])],
  ['text-to-object', 'a field of texts and numbers', pagesOf(['{"items":[{"a":"1"},{"a":1}]}'])],
  ['null-value', 'a field that not all records have', pagesOf(['{"items":[{"a":1},{}]}'])],
  ['list-moved', 'a bare list', pagesOf(['[1]'], { ...atItems, dataField: undefined })],
  ['page-shorter', 'a page of one record', pagesOf(['{"items":[1]}'])],
  ['page-shorter', 'a record that is no list', pagesOf(['{"items":{"a":1,"b":2}}'])],
  ['page-empty', 'two pages', pagesOf(three.slice(0, 2))],
  ['page-repeated', 'equal pages', pagesOf(['{"items":[1]}', '{"items":[1]}'])],
  ['token-absent', 'no token', pagesOf(two)],
  ['token-absent', 'a token that is always null', pagesOf(['{"items":[1],"next_page_token":null}'])],
  ['address-absent', 'a token, but no address', pagesOf(['{"items":[1],"next_page_token":"abc"}'])],
  ['total-off', 'a total in a record', pagesOf(['{"items":[{"total":3}]}'])],
  ['status-500', 'one page', pagesOf(['{"items":[1]}'])],
];

describe('A change of the API does not apply', () => {
  for (const [name, why, pages] of withoutPlace)
    it(`${name} to ${why}`, () => assert.deepEqual(mutated(name, pages), [undefined]));

  it('and says what it would need', () => {
    const { notApplied } = findChanges(new Map([['users', pagesOf(three)]]), 1);
    assert.deepEqual(
      notApplied.find(({ mutation }) => mutation === 'total-off'),
      {
        ...{ mutation: 'total-off', job: 'users' },
        message: '"users" would need a total beside its records.',
      },
    );
  });
});

describe('The choice of changes', () => {
  const many = pagesOf([`{"items":[{${Array.from({ length: 40 }, (_, index) => `"f${index}":${index}`).join(',')}}]}`]);
  const titles = (seed: number, job = 'users') =>
    findChanges(new Map([[job, many]]), seed).changes.map(({ title }) => title);

  it('is the same for the same seed', () => assert.deepEqual(titles(7), titles(7)));

  it('is another one for another seed, and another job', () => {
    assert.notDeepEqual(titles(7), titles(8));
    assert.notDeepEqual(
      titles(7).map((title) => title.replace('users', '')),
      titles(7, 'other').map((title) => title.replace('other', '')),
    );
  });

  it('is one for each mutation that applies, in each job', () => {
    const { changes, notApplied } = findChanges(
      new Map([
        ['a', many],
        ['b', pagesOf(two)],
      ]),
      1,
    );
    assert.equal(changes.length + notApplied.length, 2 * mutations.length);
    assert.ok(changes.some(({ title }) => title.endsWith(' in job b')));
  });
});
