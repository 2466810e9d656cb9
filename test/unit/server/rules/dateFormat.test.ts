import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'function.date-format';
const date = (format: string) =>
  `{"config": {"jobs": [{"params": {"p": {"function": "date", "args": [${format}, {"time": "currentStart"}]}}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a format of other languages, with what it would give',
        date('«"YYYY-MM-DD"»'),
        /"2017201720172017-JulJul-FriFri"/,
      ],
      ['hours and minutes of other languages', date('«"hh:mm"»')],
      ['the month for minutes', date('«"H:m"»'), /Did you mean "H:i"\?/],
      ['the letters of ISO 8601 where a zone would be', date('«"Y-m-dTH:i:sZ"»'), /Did you mean/],
      [
        'a format in an unfinished document',
        '{"config": {"jobs": [{"params": {"p": {"function": "date", "args": [«"yyyy"»',
      ],
    ],
    isQuiet: [
      ['formats of the platform', date('"Y-m-d\\\\TH:i:sP"')],
      ['the name and the offset of a zone', date('"D, d M Y H:i:s T Z"')],
      ['letters that are protected', date('"\\\\y\\\\y\\\\y\\\\y Y"')],
      ['text that has letters twice', date('"\\\\w\\\\e\\\\e\\\\k W"')],
      ['letters twice that no other language has', date('"jj NN"')],
      ['a format that is computed', date('{"attr": "f"}')],
      ['a format that is being typed', '{"config": {"jobs": [{"params": {"p": {"function": "date", "args": ["YYYY'],
      [
        'the formats of other functions',
        '{"config": {"jobs": [{"params": {"p": {"function": "concat", "args": ["YYYY"]}}}]}}',
      ],
    ],
  });

  const meant: [written: string, suggestion: string][] = [
    ['YYYY-MM-DD', 'Y-m-d'],
    ['yyyy-MM-dd HH:mm:ss', 'Y-m-d H:i:s'],
    ['dd.mm.yyyy', 'd.m.Y'],
    ['YYYY-MM-DD[T]HH:mm:ss.SSS', 'Y-m-d[T]H:i:s.v'],
    ['Y-m-d H:m:s', 'Y-m-d H:i:s'],
    ['DD MMM YY', 'd M y'],
    ['yyyy-MM-ddTHH:mm:ss', String.raw`Y-m-d\TH:i:s`],
    ['Y-m-dTH:i:sZ', String.raw`Y-m-d\TH:i:s\Z`],
    ['dddd, MMMM D', 'l, F D'],
  ];
  for (const [written, suggestion] of meant) {
    it(`takes "${written}" for "${suggestion}"`, async () => {
      const [found] = await expectFindings(testService(), code, date(`«"${written}"»`));
      assert.deepEqual(found?.data, { found: written, suggestion });
    });
  }
});
