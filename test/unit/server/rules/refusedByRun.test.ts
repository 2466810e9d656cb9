import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'config.refused';
const document = (api: string, config = '') =>
  `{"api": {"baseUrl": "https://a.b/"${api}}, "config": {"jobs": [{"endpoint": "a"}]${config}}}`;

const required = (key: string) =>
  `{"api": {"baseUrl": "https://a.b/", "http": {"requiredHeaders": ["X-Key"]}}, ${key}: {"jobs": [{"endpoint": "a"}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a required header without a value', required('«"config"»'), /X-Key/],
      [
        'a time that cannot be read',
        document(', «"pagination"»: {"method": "offset", "limit": 5, "forceStop": {"time": "soon"}}'),
      ],
      [
        'a header with a space in its name',
        document(', "http": {"headers": {"X Key": «"a"»}}'),
        /"X Key" cannot be sent/,
      ],
      ['a header with a line break', document('').replace('"a"}', '"a", "headers": {"A": «"b\\nc"»}}'), /"A" cannot/],
      [
        'a bucket that is no file name',
        document('', ', "outputBucket": «"a/b"»'),
        /"a\/b\.table" cannot be the file name of a table: it has a/,
      ],
      ['a data type that Windows keeps', document('').replace('"a"}', '"a", "dataType": «"CON"»}'), /for a device/],
      ['an endpoint that names no table', document('').replace('"a"', '«"…"»'), /it is empty/],
      [
        'a mapping whose name is too long',
        document('', `, "mappings": {«"${'x'.repeat(250)}"»: {"a": "a"}}`),
        /more than 242 bytes/,
      ],
      [
        'a destination that would leave the folder',
        document(
          '',
          ', "mappings": {"a": {"b": {"type": "table", "destination": «"../c"», "tableMapping": {"d": "d"}}}}',
        ),
        /"\.\.\/c" cannot be/,
      ],
      [
        'an address without a scheme from an attribute',
        '{"api": {«"baseUrl"»: {"attr": "host"}}, "config": {"host": "a.b", "jobs": [{"endpoint": "a"}]}}',
        /http or https/,
      ],
    ],
    isQuiet: [
      ['a sound configuration', document('')],
      ['secrets that are given to the run', document(', "http": {"headers": {"A": {"attr": "#key"}}}', ', "#key": ""')],
      ['secrets that the file does not have', document(', "http": {"headers": {"A": {"attr": "#key"}}}')],
      ['credentials that the platform adds', document(', "authentication": {"type": "oauth10"}')],
      [
        'what another rule says already',
        document(', "http": {"requiredHeaders": ["X-Key"]}, "authentication": {"type": "nothing"}'),
      ],
      [
        'a document that is being typed',
        '{"api": {"baseUrl": "https://a.b/", "http": {"requiredHeaders": ["X-Key"]}}, "config": {"jobs": [{',
      ],
    ],
  });
});
