import { expectFindings } from '../../../support/findings.ts';
import { serviceWithSecrets, testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const api = '"api": {"baseUrl": "https://a.example.com/", "http": {"headers": {"X-Token": {"attr": "#token"}}}}';

describe('authentication.empty-secret', () => {
  ruleCases('authentication.empty-secret', {
    service: testService,
    speaks: [
      ['a token of a header', `{${api}, "config": {"#token": «""»}}`, /"#token" is empty here\. .*Set Secret/],
      ['a token that is null', `{"parameters": {${api}, "config": {"#token": «null»}}}`],
      ['a parameter that a job sends', '{"config": {"jobs": [{"endpoint": "a", "params": {"#key": «""»}}]}}'],
      ['a token that one of the iterations lacks', `{${api}, "config": {}, "iterations": [{"#token": «""»}]}`],
    ],
    isQuiet: [
      ['a value in plain text', `{${api}, "config": {"#token": "x"}}`],
      ['an empty secret that nothing uses', `{${api}, "config": {"#token": "x", "#old": ""}}`],
      ['a token that all iterations replace', `{${api}, "config": {"#token": ""}, "iterations": [{"#token": "x"}]}`],
      [
        'what an authentication refuses itself',
        '{"api": {"authentication": {"type": "basic"}}, "config": {"#password": ""}}',
      ],
      ['an empty text that is no secret', '{"config": {"jobs": [{"endpoint": "a", "params": {"key": ""}}]}}'],
      ['half a document', `{${api}, "config": {"#token": ""`],
      ['an empty document', ''],
    ],
  });

  for (const name of ['#token', 'config.#token']) {
    it(`is quiet where the editor's store has a value under ${name}`, async () => {
      await expectFindings(
        serviceWithSecrets(name),
        'authentication.empty-secret',
        `{${api}, "config": {"#token": ""}}`,
      );
    });
  }
});
