import assert from 'node:assert/strict';
import { trialOfUsers } from '../support/trialOf.ts';
import { trials } from './trials.ts';

describe('a configuration that changes between the question and the trial', () => {
  const { api, text, write, ask } = trialOfUsers();
  for (const { name, given, gives } of trials) {
    it(`is asked about again, and nothing is sent: ${name}`, async () => {
      write(text());
      const { about } = await ask();
      write(text(given));
      const { question } = await ask({ consent: { to: about } });
      assert.match(question, /^The configuration has changed since this was asked\. Run the job "users" of /);
      assert.ok(question.includes(gives.says), question);
      assert.deepEqual(api().requests, []);
    });
  }
});
