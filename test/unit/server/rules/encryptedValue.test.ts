import { expectFindings } from '../../../support/findings.ts';
import { serviceWithSecrets, testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

describe('authentication.encrypted-value', () => {
  ruleCases('authentication.encrypted-value', {
    service: testService,
    speaks: [
      ['an encrypted attribute', '{"config": {"#token": «"KBC::ProjectSecure::eJwBYAGf/"»}}', /its own value/],
      [
        'encrypted credentials',
        '{"parameters": {}, "authorization": {"oauth_api": {"credentials": {"#data": «"KBC::ComponentSecure::a"»}}}}',
      ],
      [
        'each of them, in an unfinished document',
        '{"config": {"#a": «"KBC::ConfigSecure::a"», "b": [«"KBC::Encrypted==a=="»], "c": {',
      ],
      [
        'a value that has lost its end, or is no such value',
        '{"config": {"#a": «"KBC::ProjectSecure"», "#b": «"KBC::x"», "note": "KBC::x"}}',
        /begins with "KBC::", but the platform did not encrypt it/,
      ],
    ],
    isQuiet: [
      ['values in plain text', '{"config": {"#token": "x"}}'],
      ['a text that only mentions it', '{"config": {"note": "KBC is the platform, KBC:: its prefix"}}'],
      ['a key', '{"config": {"KBC::a": 1}}'],
      ['a value that is being typed', '{"config": {"#token": "KBC::ProjectSecure::eJw'],
      ['an empty document', ''],
    ],
  });

  const text =
    '{"parameters": {"config": {"#a": «"KBC::ProjectSecure::x"», "jobs": [{"params": {"#a": «"KBC::ProjectSecure::y"»}}], "#b": «"KBC::ProjectSecure::z"»}}}';
  const quiet: [names: string[], text: string][] = [
    [['#a'], text.replace(/«("KBC::ProjectSecure::[xy]")»/g, '$1')],
    [['config.#a'], text.replace('«"KBC::ProjectSecure::x"»', '"KBC::ProjectSecure::x"')],
    [['config.jobs.0.params.#a', '#b'], text.replace(/«("KBC::ProjectSecure::[yz]")»/g, '$1')],
  ];
  for (const [names, marked] of quiet) {
    it(`is quiet about values of ${names.join(', ')} in the editor's store, also in half a document`, async () => {
      await expectFindings(serviceWithSecrets(...names), 'authentication.encrypted-value', marked);
      await expectFindings(serviceWithSecrets(...names), 'authentication.encrypted-value', marked.slice(0, -2));
    });
  }
});
