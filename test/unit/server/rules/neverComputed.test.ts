import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const md5 = (name = '"md5"') => `{"function": ${name}, "args": ["a"]}`;
const scroll = (part: string) =>
  `{"api": {"pagination": {"method": "response.param", "scrollRequest": {${part}}}}, "config": {"jobs": []}}`;

describe('function.never-computed', () => {
  ruleCases('function.never-computed', {
    service: testService,
    speaks: [
      ['the headers of a job', `{"config": {"jobs": [{"headers": {"H": ${md5('«"md5"»')}}}]}}`, /"api\.http\.headers"/],
      ['the headers of a child job', `{"config": {"jobs": [{"children": [{"headers": {"H": ${md5('«"md5"»')}}}]}]}}`],
      ['a job of an iteration', `{"config": {}, "iterations": [{"jobs": [{"headers": {"H": ${md5('«"md5"»')}}}]}]}`],
      ['the parameters of scrollRequest', scroll(`"params": {"a": ${md5('«"md5"»')}}`), /"includeParams"/],
      ['the headers of scrollRequest', scroll(`"headers": {"a": ${md5('«"md5"»')}}`)],
      ['a document that is not finished', `{"config": {"jobs": [{"headers": {"H": ${md5('«"md5"»')}, "I": `],
    ],
    isQuiet: [
      [
        'places that are computed',
        `{"api": {"http": {"headers": {"H": ${md5()}}}}, "config": {"jobs": [{"params": {"a": ${md5()}}}]}}`,
      ],
      ['a parameter that is called function', scroll('"params": {"a": {"function": "search"}, "function": "md5"}')],
      ['a call that is being written', '{"config": {"jobs": [{"headers": {"H": {"function": "md5"'],
    ],
  });
});
