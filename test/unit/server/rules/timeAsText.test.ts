import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.time-as-text';
const pagination = (time: string) => `{"api": {"pagination": {"method": "pagenum", "forceStop": {"time": ${time}}}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['seconds in quotes', pagination('«"60"»'), /ends after one page/],
      ['a fraction in quotes', pagination('«" 1.5"»')],
      [
        'the time of a scroller',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {"method": "cursor", "forceStop": {"time": «"60"»}}}}}}',
      ],
    ],
    isQuiet: [
      ['seconds as a number', pagination('60')],
      ['a text with a unit', pagination('"10 minutes"')],
      ['an empty text', pagination('""')],
      ['a nought, which means none', pagination('"0"')],
      ['other numbers in quotes', '{"api": {"pagination": {"method": "pagenum", "forceStop": {"volume": "60"}}}}'],
      ['a text that is being typed', '{"api": {"pagination": {"method": "pagenum", "forceStop": {"time": "10'],
    ],
  });

  fixCases(code, { mends: [['Change to 60', pagination('"60"'), pagination('60')]] });
});
