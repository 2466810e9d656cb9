import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { soundConfigs } from '../../schemas/soundConfigs.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'platform.invalid';
const parameters = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a"}]}}';
const around = (part: string) => `{"parameters": ${parameters}, ${part}}`;

describe('platform.invalid', () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a text for an object', around('"storage": «"x"»'), /must be an object, but is text\. The platform refuses/],
      ['a number for a list', around('"storage": {"output": {"tables": «5»}}')],
      ['a processor without a definition', around('"processors": {"after": [«{»"parameters": {}}]}'), /"definition"/],
      [
        'a processor without a component, by the key of its definition',
        around('"processors": {"before": [{«"definition"»: {"tag": "1"}}]}'),
        /"component" is missing/,
      ],
      ['no time to run', around('"runtime": {"process_timeout": «0»}'), /above 0/],
      ['an id that is a list', around('"variables_id": «[]»'), /must be text/],
      ['one processor, while another is being typed', around('"processors": {"after": [«{»}, {"definition": }]}')],
    ],
    isQuiet: [
      ...Object.entries(soundConfigs).map(([name, config]): [string, string] => [name, JSON.stringify(config)]),
      ['a bare configuration', `${parameters.slice(0, -1)}, "storage": "x"}`],
      ['a processor that is being typed', around('"processors": {"after": [{"definition": {"component')],
      ['a text that is being typed', around('"storage": "x')],
    ],
  });

  it('gives the fix the missing key, with a value of its type', async () => {
    const service = testService();
    const cases: [text: string, data: object][] = [
      [around('"processors": {"after": [«{»}]}'), { key: 'definition', value: {} }],
      [around('"processors": {"after": [{«"definition"»: {}}]}'), { key: 'component', value: '' }],
    ];
    for (const [text, data] of cases) {
      const [found] = await expectFindings(service, code, text);
      assert.deepEqual(found?.data, data);
    }
  });

  for (const [profile, severity] of [
    ['pagewright', 2],
    ['platform', 1],
  ] as const) {
    it(`has the severity ${severity} in the profile ${profile}`, async () => {
      const [found] = await expectFindings(testService({}, { profile }), code, around('"storage": «5»'));
      assert.equal(found?.severity, severity);
    });
  }
});
