import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const child = (filter: string) =>
  `{"config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "{b}", "placeholders": {"b": "b"}, "recursionFilter": ${filter}}]}]}}`;

const quiet: [string, string][] = [
  ['comparisons as they should be', child('"type==parent&age>=18|note=="')],
  ['a filter that does not parse, which is another matter', child('"type = \'parent\'"')],
  ['a filter of another type', child('5')],
  [
    'a filter at the top, which is not read',
    '{"config": {"jobs": [{"endpoint": "a", "recursionFilter": "a == \'true\'"}]}}',
  ],
  ['a filter that is being typed', '{"config": {"jobs": [{"children": [{"recursionFilter": "type == true'],
];

describe('job.filter-spaces', () => {
  const code = 'job.filter-spaces';

  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'spaces around an operator',
        child('«"type == parent"»'),
        /column "type " with " parent"\. Write "type==parent"/,
      ],
      ['spaces around a conjunction', child('«"a==1 & b==2"»')],
      ['a space at the beginning', child('«" a==1"»')],
    ],
    isQuiet: [
      ...quiet,
      ['spaces inside a value', child('"name==New York"')],
      ['a space for a value', child('"name== "')],
    ],
  });

  fixCases(code, {
    mends: [['Change to "a==New York&b>2"', child('"a == New York & b > 2"'), child('"a==New York&b>2"')]],
  });
});

describe('job.filter-quotes', () => {
  const code = 'job.filter-quotes';

  ruleCases(code, {
    service: testService,
    speaks: [
      ['single quotes', child('«"type==\'parent\'"»'), /quotes included/],
      ['double quotes', child('«"a==1|type!=\\"parent\\""»')],
    ],
    isQuiet: [...quiet, ['an apostrophe', child('"name==O\'Neil"')], ['a quote at one end', child('"size==5\'"')]],
  });

  fixCases(code, {
    mends: [['Change to "type==parent&a>1"', child('"type==\'parent\'&a>1"'), child('"type==parent&a>1"')]],
  });
});

describe('job.filter-boolean', () => {
  ruleCases('job.filter-boolean', {
    service: testService,
    speaks: [
      ['a comparison with true', child('«"active==true"»'), /write "active==1"/],
      ['a comparison with false', child('«"a==1&active!=false"»'), /write "active!="\.$/],
    ],
    isQuiet: [...quiet, ['words that only contain it', child('"name==trueman"')], ['a pattern', child('"name~~true"')]],
  });
});
