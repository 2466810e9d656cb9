import assert from 'node:assert/strict';
import { composeText } from '@pagewright/core/project/composed/composeText';
import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';
import { replaceTags } from '@pagewright/core/project/variables/replaceTags';
import { standInFor } from '@pagewright/core/project/variables/standInFor';
import { isAddress } from '@pagewright/core/request/isAddress';
import { isPlainCredential } from '@pagewright/core/secrecy/plainCredential';

function filled(body: object): Record<string, unknown> {
  const source = readJsonSource(JSON.stringify(body), 'config.json');
  assert.ok(source);
  return JSON.parse(composeText(replaceTags(source, standInFor)).text);
}

describe('A stand-in for a value that is not known', () => {
  for (const baseUrl of [
    '{{ base }}',
    '{{ base }}/v2/',
    '{{ vault.BASE }}',
    'https://{{ host }}/',
    'https://{{ região }}.example.com',
    'https://{{ a }}{{ b }}/{{ c }}?d={{ e }}',
    '{{ scheme }}://a.example/',
    'http://a.example:{{ port }}/',
  ])
    it(`leaves ${baseUrl} an address`, () => {
      const { baseUrl: written } = filled({ baseUrl });
      assert.ok(isAddress(String(written)), String(written));
    });

  for (const [name, value] of [
    ['password', '{{ vault.PASSWORD }}'],
    ['api_key', '{{ k3yOfTheApi2026 }}'],
    ['Authorization', 'Bearer {{ token }}'],
  ] as const)
    it(`is no secret in plain text in ${name}`, () => {
      const written = String(filled({ [name]: value })[name]);
      assert.equal(isPlainCredential(name, written), false, written);
    });

  it('is not empty, and no text that the platform encrypted', () => {
    assert.deepEqual(filled({ '#token': '{{ vault.TOKEN }}' }), { '#token': 'example-token' });
  });

  it('is a number where one is expected, and a time where a function reads one', () => {
    const { limit, since } = filled({
      limit: '{{ limit }}',
      since: { function: 'strtotime', args: ['{{ since }}'] },
    }) as { limit: string; since: { args: string[] } };
    assert.equal(limit, '1');
    assert.ok(!Number.isNaN(Date.parse(since.args[0] ?? '')));
  });

  it('differs from name to name also in keys', () => {
    assert.deepEqual(Object.keys(filled({ '{{ a }}': 1, '{{ b }}': 2 })), ['example-a', 'example-b']);
  });
});
