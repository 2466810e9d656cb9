import assert from 'node:assert/strict';
import { authenticationKinds } from '../../../../engine/core/auth/kinds/authenticationKinds.ts';
import { readAuthentication } from '../../../../engine/core/auth/kinds/readAuthentication.ts';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'authentication.unknown-type';
const typed = (type: string) =>
  `{"api": {"baseUrl": "https://a.b/", "authentication": {"type": ${type}}}, "config": {"jobs": [{"endpoint": "a"}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a misspelled type', typed('«"basik"»'), /Did you mean "basic"\?/],
      ['a type that nothing resembles, with the list', typed('«"kerberos"»'), /There is basic, query/],
      ['the form of a bearer token', typed('«"bearer"»'), /"Bearer " and an attribute/],
      ['the form of an API key', typed('«"api-key"»'), /"query" as a parameter/],
      ['the form of client credentials', typed('«"oauth2"»'), /"login"/],
      ['a type in a document that is not finished', '{"api": {"authentication": {"type": «"basik"»'],
    ],
    isQuiet: [
      ...authenticationKinds.map(({ type }): [string, string] => [`the type ${type}`, typed(`"${type}"`)]),
      ['no type, which means no authentication', typed('""')],
      ['a type that is being typed', '{"api": {"authentication": {"type": "bas'],
      ['a type that is no text, of which the schema speaks', typed('5')],
    ],
  });

  it('is said once, with the nearest type as data', async () => {
    const found = await testService().findDiagnostics(documentOf(typed('"basik"')));
    assert.deepEqual(
      found.map(({ code, data }) => [code, data]),
      [[code, { found: 'basik', suggestion: 'basic' }]],
    );
  });

  it('is what the engine calls it', () => {
    const api = { authentication: { type: 'basik' } };
    assert.throws(() => readAuthentication(api, assert.fail), { code });
  });
});
