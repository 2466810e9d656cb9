import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'http.timeout-zero';
const http = (text: string) => `{"api": {"http": {${text}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a request without a limit, as it seems', http('"requestTimeout": «0»'), /default of 300 seconds/],
      ['a connection without a limit, as it seems', http('"connectTimeout": «0»'), /30 seconds/],
      ['a nought in quotes', http('"requestTimeout": «"0"»')],
    ],
    isQuiet: [
      ['a time', http('"requestTimeout": 60, "connectTimeout": 0.5')],
      ['an empty text', http('"requestTimeout": ""')],
      ['a value of another type', http('"requestTimeout": false')],
      ['a time that is being typed', '{"api": {"http": {"requestTimeout": "0'],
    ],
  });
});
