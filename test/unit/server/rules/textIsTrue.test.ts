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
