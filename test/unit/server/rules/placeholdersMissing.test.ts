import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'job.no-placeholders';
const child = (text: string) => `{"config": {"jobs": [{"endpoint": "users", "children": [${text}]}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a child without them', child('«{»"endpoint": "posts"}'), /Add one and use it in "endpoint"/],
      ['a child whose endpoint waits for one', child('«{»"endpoint": "users/{id}"}'), /value of "\{id\}"/],
      ['a child whose placeholders are empty', child('«{»"endpoint": "posts", "placeholders": {}}')],
      ['the one child of several', child('{"endpoint": "{a}", "placeholders": {"a": "a"}}, «{»"endpoint": "b"}')],
      ['a child of such a child', child('«{»"endpoint": "a", "children": [«{»"endpoint": "b"}]}')],
    ],
    isQuiet: [
      ['a child with placeholders', child('{"endpoint": "users/{id}", "placeholders": {"id": "id"}}')],
      [
        'a child that inherits them',
        child('{"endpoint": "{id}", "placeholders": {"id": "id"}, "children": [{"endpoint": "{id}/posts"}]}'),
      ],
      ['a job at the top', '{"config": {"jobs": [{"endpoint": "users"}]}}'],
      ['placeholders of another type', child('{"endpoint": "posts", "placeholders": ["id"]}')],
      ['placeholders that are being typed', child('{"endpoint": "posts", "placeholders": }')],
      [
        'placeholders that have no end yet',
        '{"config": {"jobs": [{"children": [{"endpoint": "posts", "placeholders": {',
      ],
      ['a child that has no end yet', '{"config": {"jobs": [{"children": [{"endpoint": "posts"'],
    ],
  });

  fixCases(code, {
    mends: [
      [
        'Add "placeholders"',
        child('{"endpoint": "users/{id}"}'),
        child('{"endpoint": "users/{id}", "placeholders": {"id":"id"}}'),
      ],
    ],
    leaves: [child('{"endpoint": "posts"}')],
  });
});
