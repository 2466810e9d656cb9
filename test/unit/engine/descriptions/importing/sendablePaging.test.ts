import assert from 'node:assert/strict';
import type { DescribedParam } from '../../../../../engine/core/descriptions/apiDescription.ts';
import type { FoundPaging } from '../../../../../engine/core/descriptions/evidence/evidence.ts';
import { sendablePaging } from '../../../../../engine/core/descriptions/importing/sendablePaging.ts';
import { operationOf, paramOf } from '../../../../support/descriptions.ts';

const pages = (param: string, size?: string): FoundPaging => ({
  clue: { kind: 'pages', param, first: undefined, size: size === undefined ? undefined : { param: size, value: 50 } },
  title: `page number by "${param}"`,
  sureness: 'high',
  evidence: ['It is a page.'],
});
const param = (place: DescribedParam['in'], name: string) => paramOf(name, { in: place });
const of = (method: string, params: DescribedParam[], sendsForm = false) =>
  operationOf(`${method} /orders`, { params, sendsForm });

describe('sendablePaging', () => {
  const kept: [what: string, operation: ReturnType<typeof of>, name: string][] = [
    ['a query', of('GET', [param('query', 'page')]), 'page'],
    ['a nested name of a query', of('GET', [param('query', 'page')]), 'page[number]'],
    ['a key of a body', of('POST', [param('body', 'page')]), 'page'],
    ['a nested name of a form', of('POST', [param('body', 'page')], true), 'page[number]'],
  ];
  for (const [what, operation, name] of kept)
    it(`keeps what a job can send: ${what}`, () =>
      assert.deepEqual(sendablePaging(operation, pages(name)), pages(name)));

  const left: [what: string, operation: ReturnType<typeof of>, name: string, why: RegExp][] = [
    ['the query of a POST', of('POST', [param('query', 'page')]), 'page', /"page" is in the query/],
    [
      'an object in a body',
      of('POST', [param('body', 'variables')]),
      'variables[page]',
      /inside an object of the body/,
    ],
    [
      'another object',
      of('POST', [param('body', 'page'), param('body', 'x')]),
      'x[page]',
      /inside an object of the body/,
    ],
  ];
  for (const [what, operation, name, why] of left) {
    it(`leaves out a method that it cannot, with the reason: ${what}`, () => {
      const { clue, sureness, evidence } = sendablePaging(operation, pages(name));
      assert.deepEqual([clue, sureness], [undefined, 'low']);
      assert.equal(evidence[0], 'It is a page.');
      assert.match(evidence[1] ?? '', why);
    });
  }

  it('leaves out a page size that it cannot send', () => {
    const operation = of('POST', [param('body', 'page'), param('query', 'limit')]);
    assert.deepEqual(sendablePaging(operation, pages('page', 'limit')).clue, pages('page').clue);
  });
});
