import assert from 'node:assert/strict';
import { textOfRuns } from '../../../../client/project/composition/textOfRuns.ts';
import { configHash } from '../../../../client/shared/text/configHash.ts';

const hashOf = (...texts: string[]) => configHash(textOfRuns(texts.map((text) => ({ text }))));

describe('The text of a configuration with rows', () => {
  it('is that of the only one', () => assert.equal(textOfRuns([{ text: '{"a":1}' }]), '{"a":1}'));
  it('is empty without any', () => assert.equal(textOfRuns([]), ''));
  it('changes with each of them, and not with spaces', () => {
    assert.equal(hashOf('{"a":1}', '{"b":2}'), hashOf('{ "a": 1 }', '{"b":2}\n'));
    assert.notEqual(hashOf('{"a":1}', '{"b":2}'), hashOf('{"a":1}', '{"b":3}'));
    assert.notEqual(hashOf('{"a":1}', '{"b":2}'), hashOf('{"a":2}', '{"b":2}'));
  });
});
