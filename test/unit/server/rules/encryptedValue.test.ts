import { testService } from '../../../support/testService.ts';
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
    ],
    isQuiet: [
      ['values in plain text', '{"config": {"#token": "x"}}'],
      ['a text that only mentions it', '{"config": {"note": "KBC is the platform, KBC:: its prefix"}}'],
      ['a key', '{"config": {"KBC::a": 1}}'],
      ['a value that is being typed', '{"config": {"#token": "KBC::ProjectSecure::eJw'],
      ['an empty document', ''],
    ],
  });
});
