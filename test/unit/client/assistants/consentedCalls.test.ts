import assert from 'node:assert/strict';
import { ConsentedCalls } from '../../../../client/assistants/consentedCalls.ts';
import { tools } from '../../../../tools/set/tools.ts';

const input = { job: 'users' };

describe('A trial that an assistant of the editor asks for', () => {
  let question: string;
  let asked: string[];
  let sent: number;
  let willAgree: boolean;
  const ports = {
    call: async (_name: string, _input: unknown, agreed: string | undefined) => {
      if (agreed !== question) return { question, about: question };
      sent += 1;
      return { output: {} };
    },
    ask: async (text: string) => {
      asked.push(text);
      return willAgree;
    },
  };

  beforeEach(() => {
    [question, asked, sent, willAgree] = ['to api.example.com?', [], 0, false];
  });

  it('is the question of VS Code, and then made once', async () => {
    const calls = new ConsentedCalls();
    assert.equal(await calls.questionOf('run_trial', input, ports), question);
    assert.deepEqual(await calls.call('run_trial', input, ports), { output: {} });
    assert.deepEqual(asked, []);
    await calls.call('run_trial', input, ports);
    assert.deepEqual([asked, sent], [[question], 1]);
  });

  it('is not made for another input than the one that was asked about', async () => {
    const calls = new ConsentedCalls();
    await calls.questionOf('run_trial', input, ports);
    await calls.call('run_trial', { job: 'orders' }, ports);
    assert.deepEqual([asked, sent], [[question], 0]);
  });

  for (const [agrees, expected] of [
    [true, 1],
    [false, 0],
  ] as const) {
    it(`is asked for again where the configuration has changed since; the user says ${agrees ? 'yes' : 'no'}`, async () => {
      const calls = new ConsentedCalls();
      await calls.questionOf('run_trial', input, ports);
      question = 'to evil.example.com?';
      willAgree = agrees;
      const result = await calls.call('run_trial', input, ports);
      assert.deepEqual([asked, sent], [[question], expected]);
      assert.equal('error' in result ? result.error.code : 'done', agrees ? 'done' : 'tool.no-consent');
    });
  }

  it('is asked for until what the user agreed to is what would be made', async () => {
    const calls = new ConsentedCalls();
    willAgree = true;
    const changing = {
      ...ports,
      ask: async (text: string) => {
        if (asked.length < 2) question += '!';
        return await ports.ask(text);
      },
    };
    assert.deepEqual(await calls.call('run_trial', input, changing), { output: {} });
    assert.deepEqual([asked, sent], [['to api.example.com?', 'to api.example.com?!', 'to api.example.com?!!'], 1]);
  });

  it('needs consent, like a search, and no other tool does', () => {
    assert.deepEqual(
      tools.filter(({ sends }) => sends).map(({ name }) => name),
      ['find_pagination', 'run_trial'],
    );
  });
});
