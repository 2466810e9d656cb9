import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const md5 = (name = '"md5"') => `{"function": ${name}, "args": ["a"]}`;
const scroll = (part: string) =>
  `{"api": {"pagination": {"method": "response.param", "scrollRequest": {${part}}}}, "config": {"jobs": []}}`;

const params = (list: string) => `{"config": {"id": 1, "jobs": [{"params": {"ids": ${list}}}]}}`;

describe('function.never-computed', () => {
  ruleCases('function.never-computed', {
    service: testService,
    speaks: [
      ['the headers of a job', `{"config": {"jobs": [{"headers": {"H": ${md5('«"md5"»')}}}]}}`, /"api\.http\.headers"/],
      ['the headers of a child job', `{"config": {"jobs": [{"children": [{"headers": {"H": ${md5('«"md5"»')}}}]}]}}`],
      ['a job of an iteration', `{"config": {}, "iterations": [{"jobs": [{"headers": {"H": ${md5('«"md5"»')}}}]}]}`],
      ['the parameters of scrollRequest', scroll(`"params": {"a": ${md5('«"md5"»')}}`), /"includeParams"/],
      ['the headers of scrollRequest', scroll(`"headers": {"a": ${md5('«"md5"»')}}`)],
      ['a list of parameters', params('[«{"function": "md5", "args": ["a"]}»]'), /keys "0", "1"/],
      ['a call deep in such a list', params('["x", {"a": [«{"function": "md5", "args": [{"attr": "id"}]}»]}]')],
      ['a reference to a known value in one', params('[«{"attr": "id"}»]')],
      ['a time in one', params('[«{"time": "previousStart"}»]')],
      ['once in each list', params('[«{"attr": "id"}», {"attr": "id"}]')],
      [
        'the lines of a header, which a run refuses',
        `{"config": {"id": 1, "http": {"headers": {"H": ["x", «{"attr": "id"}»]}}, "jobs": []}}`,
        /whole value/,
      ],
      ['extra columns', `{"config": {"userData": {"a": [«${md5()}»]}, "jobs": []}}`],
      ['a document that is not finished', `{"config": {"jobs": [{"headers": {"H": ${md5('«"md5"»')}, "I": `],
    ],
    isQuiet: [
      [
        'places that are computed',
        `{"api": {"http": {"headers": {"H": ${md5()}}}}, "config": {"jobs": [{"params": {"a": ${md5()}}}]}}`,
      ],
      ['a list in an object, which is computed', params('{"a": [{"attr": "id"}]}')],
      ['data in a list', params('[{"attr": "colour", "value": 1}, {"attr": "nobody"}, {"function": "search"}]')],
      ['a list that is being written', params('[{"function": "md5"').replace(/}+$/, '')],
      ['a parameter that is called function', scroll('"params": {"a": {"function": "search"}, "function": "md5"}')],
      ['a call that is being written', '{"config": {"jobs": [{"headers": {"H": {"function": "md5"'],
    ],
  });
});
