import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'url.endpoint-space';
const config = (endpoint: string) => `{"config": {"jobs": [{"endpoint": ${endpoint}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a space behind', config('«"users "»'), /is sent too/],
      ['a space before', config('«" users"»')],
      ['a line break', config('«"users\\n"»')],
    ],
    isQuiet: [
      ['no space', config('"users"')],
      ['a space inside', config('"users?name=a b"')],
      ['nothing but space', config('" "')],
      ['an endpoint that is being typed', '{"config": {"jobs": [{"endpoint": " users'],
    ],
  });

  fixCases(code, { mends: [['Change to "users"', config('" users "'), config('"users"')]] });
});
