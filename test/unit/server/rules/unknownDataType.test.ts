import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'mapping.no-such-data-type';
const config = (jobs: string, mappings: string, more = '') =>
  `{"config": {"jobs": [${jobs}], "mappings": {${mappings}}}${more}}`;
const users = '{"endpoint": "v2/users", "dataType": "users"}';

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a misspelled data type', config(users, '«"user"»: {"id": "id"}'), /Did you mean "users"\?/],
      ['another letter case', config(users, '«"Users"»: {"id": "id"}'), /"users"/],
      [
        'the name of a table that a child table makes',
        config(users, '"users": {"id": "id"}, «"part"»: {"id": "id"}'),
        /stays empty/,
      ],
      ['the endpoint where a data type is given', config(users, '«"v2/users"»: {"id": "id"}')],
      [
        'the mappings of an iteration',
        config(users, '"users": {"id": "id"}', ', "iterations": [{"mappings": {«"user"»: {"id": "id"}}}]'),
      ],
    ],
    isQuiet: [
      ['data types of jobs', config(users, '"users": {"id": "id"}')],
      ['an endpoint as data type', config('{"endpoint": "users"}', '"users": {"id": "id"}')],
      ['data types of child jobs', config(`{"endpoint": "a", "children": [${users}]}`, '"users": {"id": "id"}')],
      [
        'data types of jobs of an iteration',
        config('{"endpoint": "a"}', '"users": {"id": "id"}', `, "iterations": [{"jobs": [${users}]}]`),
      ],
      ['jobs that are not there yet', config('', '"users": {"id": "id"}')],
      ['a job that has no name yet', config(`${users}, {}`, '"user": {"id": "id"}')],
      ['jobs that are being written', '{"config": {"mappings": {"user": {"id": "id"}}, "jobs": [{"endpoint": "users"'],
      ['a mapping that is being written', `{"config": {"jobs": [${users}], "mappings": {"user": {"id": "i`],
      ['a mapping without its value yet', config(users, '"user": ')],
    ],
  });

  it('is a warning where it looks like a slip, else information', async () => {
    const found = await expectFindings(
      testService(),
      code,
      config(users, '«"user"»: {"a": "a"}, «"orders"»: {"a": "a"}'),
    );
    assert.deepEqual(
      found.map(({ severity }) => severity),
      [2, 3],
    );
  });

  it('does not suggest a data type that has a mapping already', async () => {
    const [found] = await expectFindings(
      testService(),
      code,
      config(users, '"users": {"a": "a"}, «"user"»: {"a": "a"}'),
    );
    assert.equal(found?.data?.suggestion, undefined);
  });

  fixCases(code, {
    mends: [['Change to "users"', config(users, '"user": {"id": "id"}'), config(users, '"users": {"id": "id"}')]],
    leaves: [config(users, '"orders": {"id": "id"}')],
  });
});
