import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'config.text-is-true';
const pagination = (text: string) => `{"api": {"pagination": {${text}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        '"false" in quotes',
        pagination('"method": "response.url", "includeParams": «"false"»'),
        /"includeParams" is on/,
      ],
      ['"no"', pagination('"method": "offset", "firstPageParams": «"no"»')],
      ['a switch of a scroller', pagination('"method": "multiple", "scrollers": {"a": {"reverse": «"False"»}}')],
      ['the switch for details in the log', '{"config": {"debug": «"false"»}}'],
      [
        'the switch of a login',
        '{"api": {"authentication": {"type": "login", "expires": {"response": "a", "relative": «"off"»}}}}',
      ],
    ],
    isQuiet: [
      ['false', pagination('"method": "response.url", "includeParams": false')],
      ['texts that count as false', pagination('"method": "response.url", "includeParams": "0", "paramIsQuery": ""')],
      ['"true" in quotes, which is as it is meant', '{"config": {"debug": "true"}}'],
      ['a parameter of a request', '{"config": {"jobs": [{"endpoint": "x", "params": {"debug": "false"}}]}}'],
      ['a text that is being typed', '{"config": {"debug": "false'],
    ],
  });

  fixCases(code, { mends: [['Change to false', '{"config": {"debug": "false"}}', '{"config": {"debug": false}}']] });
});

describe('config.not-true-or-false', () => {
  const mapping = (item: string) => `{"config": {"mappings": {"users": {"a": ${item}}}}}`;

  ruleCases('config.not-true-or-false', {
    service: testService,
    speaks: [
      ['a number', '{"config": {"debug": «3»}}', /"debug" is on: 3 counts as true/],
      ['another text', pagination('"method": "offset", "offsetFromJob": «"job"»'), /"job" counts as true/],
      [
        'a function, which is not computed here',
        pagination('"method": "offset", «"firstPageParams"»: {"attr": "x"}'),
        /an object counts as true, and nothing in it is computed/,
      ],
      ['a list', '{"config": {«"debug"»: [false]}}', /a list counts as true/],
      ['the switch of a mapped column', mapping('{"mapping": {"destination": "a"}, "forceType": «2»}')],
      ['the primary key of a mapped column', mapping('{"mapping": {"destination": "a", "primaryKey": «"key"»}}')],
    ],
    isQuiet: [
      ['true and false', '{"config": {"debug": true}}'],
      ['other ways to write them', pagination('"method": "offset", "offsetFromJob": 1, "firstPageParams": "yes"')],
      ['what counts as missing', pagination('"offsetFromJob": {}, "firstPageParams": null, "reverse": 0')],
      ['an attribute of that name', '{"config": {"forceType": 3, "jobs": []}}'],
      ['a value that is an error already', '{"config": {"incrementalOutput": 3}}'],
      ['a value that is being typed', '{"config": {"debug": "sometimes'],
    ],
  });
});
