import assert from 'node:assert/strict';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'job.placeholders-at-top';
const job = (text: string) => `{"config": {"jobs": [{"endpoint": "users/{id}"${text}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['placeholders of a job at the top', job(', «"placeholders"»: {"id": "id"}'), /no parent to take values from/],
      [
        'the same in a document that is not finished',
        '{"config": {"jobs": [{«"placeholders"»: {"id": "id"}, "endpoint": ',
      ],
    ],
    isQuiet: [
      ['placeholders of a child', job(', "children": [{"endpoint": "{a}", "placeholders": {"a": "a"}}]')],
      ['a job without them', job('')],
      ['placeholders at the top that are being typed', '{"config": {"jobs": [{"placeholders": '],
    ],
  });

  it('is said once: the key is not called unknown too', async () => {
    const found = await testService().checkText('file:///a.json', job(', "placeholders": {"id": "id"}'));
    assert.deepEqual(
      found.filter((each) => each.code === 'config.unknown-key'),
      [],
    );
  });

  fixCases(code, { mends: [['Remove "placeholders"', job(', "placeholders": {"id": "id"}'), job('')]] });
});
