import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { authenticationKinds } from '../../../../engine/core/auth/kinds/authenticationKinds.ts';
import { authenticationBranches } from '../../../../engine/core/schema/generated/options.ts';
import { filesThat } from '../../../support/filesThat.ts';
import { sourceFiles } from '../../../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const names = authenticationKinds.map(({ type }) => type);
/** The folder of the kinds, and descriptions of APIs, which call ways to log in as HTTP does. */
const homes = [/^engine\/core\/auth\//, /^engine\/core\/descriptions\//];

describe('the kinds of authentication', () => {
  it('are those of the schema, in its order', () => {
    const section = JSON.parse(readFileSync(path.join(root, 'schemas/sections/authentication.schema.json'), 'utf8'));
    assert.deepEqual(names, section.definitions.AuthenticationType.anyOf[0].enum);
    assert.deepEqual([...names].sort(), Object.keys(authenticationBranches).sort());
  });

  it('speak of options that the schema has for them', () => {
    for (const { type, computed = [], login, adds = [] } of authenticationKinds) {
      const paths = [...computed.map((each) => each.path), ...Object.values(login ?? {}), ...adds];
      const unknown = paths.filter(([key = '']) => !Object.keys(authenticationBranches[type]).includes(key));
      assert.deepEqual(unknown, [], type);
    }
  });

  it('are known by their names to nobody else', () => {
    const quoted = names.map((name) => name.replace('.', '\\.')).join('|');
    // "query" and "login" are words for other things too: there only words about a type count.
    const unlike = names.filter((name) => name !== 'query' && name !== 'login').map((name) => name.replace('.', '\\.'));
    const named = new RegExp(`'(${unlike.join('|')})'|type\\b[^'\\n]{0,20}'(${quoted})'|startsWith\\('oauth`);
    const have = (file: string) => named.test(readFileSync(path.join(root, file), 'utf8'));
    assert.deepEqual(filesThat(sourceFiles, { have, but: homes }), []);
  });
});
