import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'http.retry-code-as-text';
const retry = (text: string) => `{"api": {"retryConfig": {${text}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a status in quotes', retry('"http": {"codes": [500, «"502"»]}'), /never matches/],
      ['a transport error in quotes', retry('"curl": {"codes": [«"28"»]}')],
      ['the old names', retry('"httpCodes": [«"500"»], "curlCodes": [«"28"»]')],
    ],
    isQuiet: [
      ['numbers', retry('"http": {"codes": [500, 502]}, "curl": {"codes": [28]}')],
      ['statuses that are ignored, where both match', '{"api": {"http": {"ignoreErrors": ["404"]}}}'],
      ['a text for the whole list, which is another matter', retry('"http": {"codes": "500"}')],
      ['a status that is being typed', '{"api": {"retryConfig": {"http": {"codes": ["50'],
    ],
  });

  fixCases(code, {
    mends: [['Change to 502', retry('"http": {"codes": ["502", 500]}'), retry('"http": {"codes": [502, 500]}')]],
  });
});
