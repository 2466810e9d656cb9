import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'job.table-name-collision';
const jobs = (text: string, more = '') => `{"config": {"jobs": [${text}]${more}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'data types that differ in a sign',
        jobs('{"endpoint": "x", "dataType": "a.b"}, {"endpoint": "y", "dataType": «"a b"»}'),
        /that of "a\.b" are both named "a_b"/,
      ],
      ['endpoints that stand for data types', jobs('{"endpoint": "a/b"}, {"endpoint": «"a/b/"»}')],
      ['a child and its parent', jobs('{"endpoint": "x/y", "children": [{"endpoint": "{a}", "dataType": «"x_y"»}]}')],
    ],
    isQuiet: [
      [
        'one data type for two jobs',
        jobs('{"endpoint": "x", "dataType": "a.b"}, {"endpoint": "y", "dataType": "a.b"}'),
      ],
      ['a dash, which a name can have', jobs('{"endpoint": "a-b"}, {"endpoint": "a_b"}')],
      ['different letter case', jobs('{"endpoint": "Users"}, {"endpoint": "users"}')],
      [
        'a data type with a mapping',
        jobs('{"endpoint": "a.b"}, {"endpoint": "a_b"}', ', "mappings": {"a.b": {"id": "id"}}'),
      ],
      ['a data type that is being typed', '{"config": {"jobs": [{"endpoint": "a.b"}, {"endpoint": "a b'],
    ],
  });
});
