import assert from 'node:assert/strict';
import { planConfig } from '../../../../engine/core/plan/planConfig.ts';
import { planText } from '../../../../engine/core/plan/planText.ts';
import { documentOf, noon, type Parts } from '../config/readParts.ts';

const options = { now: () => noon };

function planned(parts: Parts, jobs?: string[]) {
  return planConfig(JSON.stringify(documentOf(parts)), options, jobs);
}

function codesOf(result: ReturnType<typeof planConfig>): string[] {
  return 'problems' in result ? result.problems.map(({ code }) => code) : [];
}

describe('planConfig', () => {
  const jobs = [{ endpoint: 'a', children: [{ endpoint: 'b/{id}', placeholders: { id: 'id' } }] }, { endpoint: 'c' }];

  it('plans every job with its children', () => {
    const result = planned({ config: { jobs } });
    assert.ok('plans' in result);
    assert.deepEqual([result.plans.map(({ name }) => name), result.iterations], [['a', 'a > b/{id}', 'c'], 1]);
  });

  it('says which child never runs, and plans none of its children', () => {
    const below = { endpoint: 'b/{id}', placeholders: { id: 'id' } };
    const result = planned({ config: { jobs: [{ endpoint: 'a', children: [{ endpoint: 'b', children: [below] }] }] } });
    assert.ok('plans' in result);
    assert.deepEqual(
      result.plans.map(({ name, problem, requests }) => [name, problem?.code, requests.length]),
      [
        ['a', undefined, 1],
        ['a > b', 'job.no-placeholders', 0],
      ],
    );
  });

  it('names the processors that a run does not apply, behind all jobs and iterations', () => {
    const processors = { before: [{ definition: { component: 'a' } }], after: [{ definition: { component: 'b' } }] };
    const result = planned({ parameters: { iterations: [{}, {}] }, outer: { processors } });
    assert.ok('plans' in result);
    assert.deepEqual(
      result.processors.map(({ component, position }) => [component, position]),
      [
        ['a', 'before'],
        ['b', 'after'],
      ],
    );
    assert.match(
      planText(result),
      /\n\nThis is the first of 2 iterations.*\n\n"a" is not applied here: .*\n"b" is not applied here: .*\n$/,
    );
  });

  it('plans the jobs that are named', () => {
    const result = planned({ config: { jobs } }, ['c']);
    assert.ok('plans' in result);
    assert.deepEqual(
      result.plans.map(({ name }) => name),
      ['c'],
    );
  });

  it('plans the first of several iterations', () => {
    const result = planned({ config: { jobs }, parameters: { iterations: [{}, {}, {}] } });
    assert.ok('plans' in result);
    assert.deepEqual([result.plans.length, result.iterations], [3, 3]);
  });

  it('says which job is not known', () =>
    assert.deepEqual(codesOf(planned({ config: { jobs } }, ['d'])), ['run.unknown-job']));

  it('gives the problems that keep the configuration from running', () => {
    assert.deepEqual(codesOf(planConfig('{"api": ', options)), ['json.syntax']);
    assert.deepEqual(codesOf(planned({ api: { authentication: { type: 'basic' } } })), [
      'authentication.missing-credential',
    ]);
  });

  it('gives the same for the same text', () => {
    assert.deepEqual(planned({ config: { jobs } }), planned({ config: { jobs } }));
  });
});

describe('planText', () => {
  const textOf = (parts: Parts) => {
    const result = planned(parts);
    assert.ok('plans' in result);
    return planText(result);
  };

  it('tells requests, page size and ends of a job', () => {
    const http = { headers: { Accept: 'application/json' } };
    assert.equal(
      textOf({ api: { pagination: { method: 'offset', limit: 50, forceStop: { pages: 2 } }, http } }),
      `parcels (offset)
  1  GET https://api.example.test/v2/parcels?limit=50&offset=0
  2  GET https://api.example.test/v2/parcels?limit=50&offset=50
  headers    Accept: application/json
  page size  50, from "limit" of "pagination"
  ends when  a page has fewer than 50 records
  or         2 pages were read ("forceStop.pages")
  or         a response repeats an earlier one
  or         100,000 requests were sent for it (the default ceiling)
  or         request 2 is done, at the latest (force-stop)
`,
    );
  });

  it('tells the login once, bodies and headers of one request where they are, children and remarks', () => {
    const authentication = {
      type: 'login',
      loginRequest: { endpoint: 'in', method: 'FORM', params: { a: 'b' } },
      apiRequest: { headers: { 'X-Session': { response: 'id' } } },
    };
    const pagination = {
      method: 'response.param',
      responseParam: 'next',
      queryParam: 'after',
      scrollRequest: { method: 'GET' },
    };
    const job = {
      endpoint: 'search',
      __NAME: 'Search',
      method: 'POST',
      params: { since: { time: 'previousStart' } },
      children: [{ endpoint: 'hits/{id}', placeholders: { id: 'id' } }],
    };
    assert.equal(
      textOf({ api: { authentication, pagination }, config: { jobs: [job] }, parameters: { iterations: [{}, {}] } }),
      `Search (response.param)
  0  POST https://api.example.test/v2/in  (logs in first)
     Content-Type: application/x-www-form-urlencoded
     a=b
  1  POST https://api.example.test/v2/search
     Content-Type: application/json
     {"since":0}
  2  GET https://api.example.test/v2/search?after=‹next value from "next"›
  3  GET https://api.example.test/v2/search?after=‹next value from "next"›
  headers    X-Session: ‹"id" of the login response›
  page size  none is requested: the API's own page size applies
  ends when  a response has no "next", or it is empty
  or         a response repeats an earlier one
  or         100,000 requests were sent for it (the default ceiling)
  note       Its pages are requested one after another, because each request needs the "next" of the response before it.
  note       "previousStart" counts as 0, as in a first run.

Search > hits/{id}, for every record of "Search" (response.param)
  1  GET https://api.example.test/v2/hits/‹"id" of a record of "Search"›
  2  GET https://api.example.test/v2/hits/‹"id" of a record of "Search"›?after=‹next value from "next"›
  3  GET https://api.example.test/v2/hits/‹"id" of a record of "Search"›?after=‹next value from "next"›
  headers    X-Session: ‹"id" of the login response›
  page size  none is requested: the API's own page size applies
  ends when  a response has no "next", or it is empty
  or         a response repeats an earlier one
  or         100,000 requests were sent for it (the default ceiling)
  note       Its pages are requested one after another, because each request needs the "next" of the response before it.

This is the first of 2 iterations; the others send their own values.
`,
    );
  });

  it('tells what keeps a job from being planned', () => {
    assert.match(textOf({ config: { jobs: [{ endpoint: 'items:batch' }] } }), /^ {2}problem {4}.*\(url\.not-http\)$/m);
  });
});
