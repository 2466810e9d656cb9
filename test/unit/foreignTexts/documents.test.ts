import { errorsIn } from '../../hostile/askAll.ts';
import { assertGrowsWith } from '../../support/assertGrowsWith.ts';
import { documentOf } from '../../support/cursor.ts';
import { testService } from '../../support/testService.ts';

describe('What somebody pastes', () => {
  const service = testService();
  const places: [what: string, command: (text: string) => string][] = [
    ['an address', (text) => `curl 'https://api.example.com/${text.replaceAll("'", '')}'`],
    ['a header', (text) => `curl https://api.example.com/a -H 'X-A: ${text.replaceAll("'", '')}'`],
    ['a body', (text) => `curl https://api.example.com/a -d '${text.replaceAll("'", '')}'`],
    ['a command', (text) => `curl ${text}`],
    ['a command of another shell', (text) => `curl "https://api.example.com" ^\n${text}`],
  ];
  for (const [what, command] of places)
    it(`is read in steps that grow with its length: ${what}`, () =>
      assertGrowsWith((text) => {
        service.writeCurlConfiguration(command(text));
        service.findCurlJob(
          documentOf(JSON.stringify({ api: { baseUrl: 'https://api.example.com/' }, config: { jobs: [] } })),
          command(text),
        );
      }));
});

describe('What a configuration has', () => {
  const places: [what: string, config: (text: string) => unknown][] = [
    ['a base address', (text) => ({ api: { baseUrl: `https://api.example.com/${text}` } })],
    ['an endpoint', (text) => ({ config: { jobs: [{ endpoint: text }] } })],
    ['a data type', (text) => ({ config: { jobs: [{ endpoint: 'a', dataType: text }] } })],
    [
      'a filter',
      (text) => ({ config: { jobs: [{ endpoint: 'a', children: [{ endpoint: 'b/{id}', recursionFilter: text }] }] } }),
    ],
    ['a parameter', (text) => ({ config: { jobs: [{ endpoint: 'a', params: { [text]: text } }] } })],
    ['a header', (text) => ({ api: { http: { headers: { [text]: text } } } })],
    ['an attribute', (text) => ({ config: { [text]: text, [`#${text}`]: text } })],
    ['a reference', (text) => ({ config: { jobs: [{ endpoint: 'a', params: { a: { attr: text } } }] } })],
  ];
  for (const [what, config] of places)
    it(`is checked in steps that grow with its length: ${what}`, () =>
      assertGrowsWith((text) => {
        const { api, config: own } = { api: {}, config: {}, ...(config(text) as object) };
        const whole = {
          api: { baseUrl: 'https://api.example.com/', ...api },
          config: { jobs: [{ endpoint: 'a' }], ...own },
        };
        return errorsIn(JSON.stringify(whole));
      }));
});
