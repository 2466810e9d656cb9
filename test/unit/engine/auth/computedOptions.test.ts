import assert from 'node:assert/strict';
import {
  type AuthenticationKind,
  type OptionPath,
  pointerTo,
} from '../../../../engine/core/auth/authenticationKind.ts';
import { authenticationKinds } from '../../../../engine/core/auth/kinds/authenticationKinds.ts';
import { contextNames } from '../../../../engine/core/expressions/context.ts';
import { problemsOf } from '../config/readParts.ts';

/** The problem where an option refers to a context, in an authentication that has all else it needs. */
function problemWith({ type, login, configKeys = [], oauth }: AuthenticationKind, option: OptionPath, context: string) {
  const authentication: Record<string, Record<string, unknown> | string> = {
    type,
    ...(login && { loginRequest: { endpoint: 'login' } }),
  };
  const [holder = '', key] = option;
  const fields = { x: { function: 'concat', args: [{ [context]: 'a' }] } };
  authentication[holder] = key === undefined ? fields : { ...Object(authentication[holder]), [key]: fields };
  const data = JSON.stringify(filled(oauth?.dataKeys));
  const credentials = { '#data': data, appKey: 'key', '#appSecret': 'secret' };
  return problemsOf({
    api: { authentication },
    config: { a: 'b', ...filled(configKeys) },
    outer: { authorization: { oauth_api: { credentials } } },
  })[0];
}

function filled(keys: readonly string[] = []): object {
  return Object.fromEntries(keys.map((key) => [key, 'x']));
}

describe('the options that an authentication computes (functions.md 2)', () => {
  for (const kind of authenticationKinds) {
    for (const { path, contexts } of kind.computed ?? []) {
      it(`${kind.type}: ${path.join('.')} takes ${contexts.join(', ')} and nothing else`, () => {
        const taken = contextNames.filter(
          (context) => problemWith(kind, path, context)?.code !== 'function.context-not-here',
        );
        assert.deepEqual(taken.toSorted(), contexts.toSorted());
      });

      it(`${kind.type}: what is wrong in ${path.join('.')} is said at its place`, () => {
        const problem = problemWith(kind, path, 'placeholder');
        assert.equal(problem?.pointer.slice(0, problem.pointer.indexOf('/x')), `/parameters${pointerTo(path)}`);
      });
    }
  }
});
