import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'job.unused-placeholder';
const child = (text: string) => `{"config": {"jobs": [{"endpoint": "users", "children": [{${text}}]}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a placeholder that the endpoint has not',
        child('"endpoint": "posts", "placeholders": {«"id"»: "id"}'),
        /only adds a column\. The same request.*every record/,
      ],
      [
        'one beside another that it has',
        child('"endpoint": "{id}", "placeholders": {"id": "id", «"name"»: "name"}'),
        /only adds a column\.$/,
      ],
      ['one that is written with another level', child('"endpoint": "{id}", "placeholders": {«"1:id"»: "id"}')],
      [
        'one that only a parameter names',
        child('"endpoint": "posts", "params": {"user": "{id}"}, "placeholders": {«"id"»: "id"}'),
      ],
    ],
    isQuiet: [
      ['a placeholder that the endpoint has', child('"endpoint": "users/{id}?a={id}", "placeholders": {"id": "id"}')],
      [
        'one that a job below uses',
        child('"endpoint": "a/{id}", "placeholders": {"id": "id", "n": "n"}, "children": [{"endpoint": "{n}"}]'),
      ],
      ['a placeholder of any name', child('"endpoint": "x/{1:a b.c}", "placeholders": {"1:a b.c": "id"}')],
      [
        'a placeholder that is being typed',
        '{"config": {"jobs": [{"children": [{"endpoint": "posts", "placeholders": {"id": "id"',
      ],
      [
        'an endpoint that is not written yet',
        '{"config": {"jobs": [{"children": [{"placeholders": {"id": "id"}, "endp',
      ],
    ],
  });

  it('is a warning where every request is the same, else a hint', async () => {
    const alone = await expectFindings(testService(), code, child('"endpoint": "a", "placeholders": {«"id"»: "id"}'));
    const beside = await expectFindings(
      testService(),
      code,
      child('"endpoint": "{b}", "placeholders": {"b": "b", «"id"»: "id"}'),
    );
    assert.deepEqual(
      [...alone, ...beside].map(({ severity }) => severity),
      [2, 4],
    );
  });
});
