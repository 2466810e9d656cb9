import assert from 'node:assert/strict';
import {
  blankQuestions,
  blankValues,
  chosenServer,
  endpointsQuestion,
  serverQuestions,
} from '../../../../../client/getStarted/importing/importQuestions.ts';
import type { Choice } from '../../../../../client/getStarted/steps/question.ts';
import { splitPicks } from '../../../../../client/getStarted/steps/question.ts';
import type { EndpointOffer } from '../../../../../engine/faces/descriptions.ts';

function offer(path: string, values: Partial<EndpointOffer> = {}): EndpointOffer {
  const found = { isList: true, dataField: 'items', paging: 'offset by "skip"', sureness: 'high' } as const;
  return { pointer: `/paths/${path}/get`, method: 'GET', path, summary: '', ...found, ...values };
}

function ask(offers: EndpointOffer[]): { lines: string[]; proposed: string[] } {
  const heading = (label: string): Choice => ({ label: `== ${label}` });
  const { picks, value } = endpointsQuestion(offers, heading);
  const lines = picks.map(({ label, detail }) => (detail === undefined ? label : `${label}: ${detail}`));
  return { lines, proposed: splitPicks(value) };
}

describe('The list of endpoints to import', () => {
  it('has the lists first, each with what was found and how sure', () => {
    const { lines } = ask([
      offer('/status', { isList: false }),
      offer('/users'),
      offer('/users/{id}/orders', { parent: '/users', dataField: '', paging: 'no paging', sureness: 'low' }),
    ]);
    assert.deepEqual(lines, [
      '== lists of records',
      'GET /users: $(layers) records in "items" · offset by "skip" · sure',
      'GET /users/{id}/orders: $(layers) the response is the list · no paging · a guess · once for each record of /users, which comes along',
      '== single records',
      'GET /status: $(symbol-object) one record',
    ]);
  });

  it('has no heading without endpoints', () => {
    assert.deepEqual(ask([offer('/users')]).lines.length, 2);
  });

  it('proposes all lists, and nothing else', () => {
    assert.deepEqual(ask([offer('/users'), offer('/status', { isList: false })]).proposed, ['/paths//users/get']);
  });

  it('proposes nothing where there are more than anybody would uncheck', () => {
    const offers = Array.from({ length: 21 }, (_, index) => offer(`/list${index}`));
    assert.deepEqual(ask(offers).proposed, []);
    assert.equal(ask(offers.slice(1)).proposed.length, 20);
  });
});

describe('The values that a description does not have', () => {
  const blanks = ['username', 'file', 'a', 'b', 'c', 'd'].map((key) => ({ key, prompt: `The ${key}` }));

  it('are asked for, unless they are many', () => {
    assert.equal(blankQuestions(blanks).length, 5);
    assert.match(blankQuestions(blanks)[0]?.name ?? '', /username/);
  });

  it('are those that were entered, whatever other questions are called', () => {
    const [username, file] = blankQuestions(blanks).map(({ name }) => name);
    const replies = new Map([
      ['file', 'users'],
      [username ?? '', 'me'],
      [file ?? '', ''],
    ]);
    assert.deepEqual([...blankValues(replies)], [['username', 'me']]);
  });
});

describe('The base address of an import', () => {
  const [one, other] = [
    { url: 'https://a.test/v2', description: '' },
    { url: 'https://{region}.a.test/v2', description: 'by region' },
  ];
  const relative = { url: '/api/v3', description: '' };

  it('is not asked for where the description has one', () => {
    assert.deepEqual(serverQuestions([one]), []);
    assert.deepEqual(serverQuestions([relative, one]), []);
    assert.equal(chosenServer([one], undefined), undefined);
  });

  it('is chosen among several', () => {
    const [question] = serverQuestions([one, other]);
    assert.ok(question && 'choices' in question);
    assert.deepEqual(
      question.choices.map(({ label }) => label),
      [one.url, other.url],
    );
    assert.equal(chosenServer([one, other], one.url), undefined);
    assert.equal(chosenServer([one, other], other.url), other.url);
  });

  it('is entered where the description has none, or one that depends on where it was published', async () => {
    for (const servers of [[], [relative]]) {
      const [question] = serverQuestions(servers);
      assert.ok(question && 'findProblem' in question);
      assert.equal(await question.findProblem?.('a.test/v2'), undefined);
      assert.match((await question.findProblem?.('')) ?? '', /Enter an address/);
      assert.equal(chosenServer(servers, 'a.test/v2'), 'https://a.test/v2');
      assert.equal(chosenServer(servers, 'http://a.test/v2'), 'http://a.test/v2');
    }
  });
});
