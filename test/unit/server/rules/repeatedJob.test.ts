import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const jobs = (text: string) => `{"config": {"jobs": [${text}]}}`;

describe('job.duplicate-id', () => {
  ruleCases('job.duplicate-id', {
    service: testService,
    speaks: [
      [
        'two jobs of one id',
        jobs('{"id": «"a"», "endpoint": "x"}, {"endpoint": "y"}, {"id": «"a"», "endpoint": "z"}'),
        /only the last of them runs/,
      ],
      [
        'two children of one id',
        jobs('{"endpoint": "x", "children": [{"id": «"a"», "endpoint": "y"}, {"id": «"a"», "endpoint": "z"}]}'),
      ],
    ],
    isQuiet: [
      ['different ids', jobs('{"id": "a", "endpoint": "x"}, {"id": "A", "endpoint": "x"}')],
      ['one id in two lists', jobs('{"id": "a", "endpoint": "x", "children": [{"id": "a", "endpoint": "y"}]}')],
      ['empty ids', jobs('{"id": "", "endpoint": "x"}, {"id": "", "endpoint": "y"}')],
      ['an id that is being typed', '{"config": {"jobs": [{"id": "a", "endpoint": "x"}, {"id": "a'],
    ],
  });
});

describe('job.identical', () => {
  ruleCases('job.identical', {
    service: testService,
    speaks: [
      [
        'the second of two jobs',
        jobs('{"endpoint": "x", "params": {"a": [1]}}, «{»"endpoint": "x", "params": {"a": [1]}}'),
        /same content/,
      ],
      ['the third as well', jobs('{"endpoint": "x"}, «{»"endpoint": "x"}, {"endpoint": "y"}, «{»"endpoint": "x"}')],
    ],
    isQuiet: [
      [
        'jobs of one endpoint that differ',
        jobs('{"endpoint": "x", "params": {"a": 1}}, {"endpoint": "x", "params": {"a": 2}}'),
      ],
      [
        'jobs that differ in the order of their keys',
        jobs('{"endpoint": "x", "dataType": "y"}, {"dataType": "y", "endpoint": "x"}'),
      ],
      ['jobs with ids', jobs('{"id": "a", "endpoint": "x"}, {"id": "b", "endpoint": "x"}')],
      ['jobs in two lists', jobs('{"endpoint": "x", "children": [{"endpoint": "x"}]}')],
      ['empty objects', jobs('{}, {}')],
      ['a job that is being typed', '{"config": {"jobs": [{"endpoint": "x"}, {"endpoint": "x"'],
    ],
  });
});
