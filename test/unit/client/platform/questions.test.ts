import assert from 'node:assert/strict';
import { Questions } from '../../../../client/platform/remote/questions.ts';

/** Questions whose answers are given by hand, in the order in which they were asked. */
function byHand() {
  const asked: { key: string; signal: AbortSignal; answer: (text: string) => void; fail: (error: Error) => void }[] =
    [];
  const [told, faults]: [string[], unknown[]] = [[], []];
  const questions = new Questions<string>({
    ask: (key, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ key, signal, answer: resolve, fail: reject });
      }),
    onAnswer: (key) => told.push(key),
    onFault: (error) => faults.push(error),
  });
  return { questions, asked, told, faults };
}

/** Lets what waits go on. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

describe('Questions about linked folders', () => {
  it('are asked once, whoever wants the answer', async () => {
    const { questions, asked, told } = byHand();
    const [one, other] = [questions.answer('shop'), questions.answer('shop')];
    assert.equal(questions.latest('shop'), undefined);
    asked[0]?.answer('3 configurations');
    assert.deepEqual(await Promise.all([one, other, questions.answer('shop')]), Array(3).fill('3 configurations'));
    assert.equal(questions.latest('shop'), '3 configurations');
    assert.deepEqual([asked.length, told], [1, ['shop']]);
  });

  it('have the answer before while they are asked again', async () => {
    const { questions, asked } = byHand();
    questions.latest('shop');
    asked[0]?.answer('3');
    await pause();
    questions.askAgain('shop');
    assert.equal(questions.latest('shop'), '3');
    assert.equal(asked.length, 2);
    asked[1]?.answer('4');
    await pause();
    assert.equal(questions.latest('shop'), '4');
  });

  it('end when they are asked again, and who waits gets the later answer', async () => {
    const { questions, asked, told } = byHand();
    const waiting = questions.answer('shop');
    questions.askAgain('shop');
    assert.ok(asked[0]?.signal.aborted);
    await pause();
    asked[1]?.answer('4');
    assert.equal(await waiting, '4');
    assert.deepEqual(told, ['shop']);
  });

  it('are asked again after an error, which who waits gets', async () => {
    const { questions, asked, faults } = byHand();
    const waiting = questions.answer('shop');
    asked[0]?.fail(new Error('No network.'));
    await assert.rejects(waiting, /No network/);
    questions.latest('shop');
    assert.equal(asked.length, 2);
    asked[1]?.fail(new Error('Still none.'));
    await pause();
    assert.deepEqual(faults.map(String), ['Error: Still none.']);
  });

  it('are forgotten with their folder', async () => {
    const { questions, asked } = byHand();
    for (const key of ['shop', 'crm']) questions.latest(key);
    for (const { answer, key } of asked) answer(key);
    await pause();
    questions.keepOnly(['crm']);
    assert.equal(questions.latest('crm'), 'crm');
    assert.equal(questions.latest('shop'), undefined);
    assert.equal(asked.length, 3);
  });

  it('end with the window', async () => {
    const { questions, asked } = byHand();
    const waiting = questions.answer('shop');
    questions.close();
    await assert.rejects(waiting, { name: 'AbortError' });
    questions.latest('shop');
    assert.equal(asked.length, 1);
  });
});
