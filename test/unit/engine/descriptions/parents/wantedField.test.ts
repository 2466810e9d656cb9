import assert from 'node:assert/strict';
import { findFieldFor } from '../../../../../engine/core/descriptions/parents/findFieldFor.ts';
import { objectOf, schemaOf } from '../../../../support/descriptions.ts';

const number = schemaOf({ types: ['integer'] });
const text = schemaOf({ types: ['string'] });

type Fields = Record<string, typeof number>;

describe('findFieldFor by what the document says of the parameter', () => {
  const cases: [
    param: string,
    description: string,
    schema: typeof number,
    noun: string,
    Fields,
    path: string,
    fit: number,
  ][] = [
    // A name is no number.
    ['org', 'The organization name.', text, 'orgs', { id: number, login: text }, 'login', 0],
    ['org', 'The slug of the organization.', text, 'orgs', { id: number }, 'id', 0],
    ['user', 'The handle for the account.', text, 'users', { id: number }, 'id', 0],
    ['repo', 'The name of the repository.', text, 'repos', { id: number, name: text }, 'name', 2],
    ['username', '', text, 'users', { id: number, name: text, login: text }, 'login', 1],
    ['username', '', text, 'users', { id: number, name: text }, 'name', 0],
    ['username', 'The login.', text, 'members', { id: number }, 'id', 0],
    ['name', 'The name.', text, 'things', { id: number, name: number }, 'name', 0],
    // A text is no number.
    ['userId', '', number, 'users', { id: text }, 'id', 0],
    ['number', '', number, 'builds', { number: text }, 'number', 0],
    ['projectNumber', '', number, 'projects', { id: number, number }, 'number', 2],
    // Called like the thing, and of a type.
    ['org', '', text, 'orgs', { id: number, login: text }, 'login', 0],
    ['org', '', number, 'orgs', { id: number, login: text }, 'id', 2],
    // Nothing speaks against it.
    ['userId', 'The id of the user', text, 'users', { id: number, name: text }, 'id', 2],
    ['user', 'The name or the ID of the user', text, 'users', { id: number, name: text }, 'id', 2],
    ['userId', 'Unique identifier of the user, not the login', number, 'users', { id: number, login: text }, 'id', 2],
    ['slug', 'The slug', text, 'things', { id: number, slug: text }, 'slug', 3],
    ['userId', '', text, 'users', { id: text, name: text }, 'id', 2],
    // Nothing speaks for it.
    ['digest', '', text, 'files', { id: number }, 'id', 0],
  ];
  for (const [param, description, schema, noun, fields, path, fit] of cases) {
    it(`fills {${param}} (${schema.types[0]}, “${description}”) with "${path}" of ${Object.keys(fields)}, fit ${fit}`, () => {
      assert.deepEqual(findFieldFor(param, objectOf(fields), noun, [], { description, schema }), { path, fit });
    });
  }
});
