import assert from 'node:assert/strict';
import type { DescribedSchema } from '../../../../engine/core/descriptions/apiDescription.ts';
import { describedOutline } from '../../../../engine/core/descriptions/matching/describedOutline.ts';
import { describedShape, responseShape } from '../../../../engine/core/descriptions/matching/describedShape.ts';
import { operationDetails } from '../../../../engine/core/descriptions/matching/operationDetails.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { findShape } from '../../../../engine/core/shapes/findShape.ts';
import { pathsOf } from '../../../../engine/core/shapes/pathsOf.ts';
import {
  descriptionOf,
  listOf,
  objectOf,
  operationOf,
  paramOf,
  schemaOf,
  textOf,
} from '../../../support/descriptions.ts';

describe('the shape of a described schema', () => {
  it('has its types, its keys and what is said of them', () => {
    const state = schemaOf({
      types: ['string', 'null'],
      enum: ['on', null],
      description: ' Whether\n it runs. ',
      format: 'state',
      isDeprecated: true,
      examples: ['on'],
    });
    const schema = objectOf(
      { id: schemaOf({ types: ['integer'] }), states: listOf(state) },
      { required: new Set(['id']) },
    );
    assert.deepEqual(describedShape(schema), {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        states: {
          type: 'array',
          items: {
            type: ['string', 'null'],
            about: {
              description: 'Whether it runs.',
              format: 'state',
              enum: ['"on"', 'null'],
              example: '"on"',
              isDeprecated: true,
            },
          },
        },
      },
      required: ['id'],
    });
  });

  it('is open where the document says so', () => {
    const open = describedShape(objectOf({ id: textOf() }, { isOpen: true }));
    assert.equal(findShape(open, 'other'), 'unknown');
    assert.equal(findShape(describedShape(objectOf({ id: textOf() })), 'other'), 'no');
  });

  it('ends where a schema contains itself, and leaves that open', () => {
    const person: DescribedSchema = {
      ...schemaOf({ types: ['object'], name: 'Person' }),
      get properties() {
        return new Map([
          ['name', textOf()],
          ['parent', person],
          ['children', listOf(person)],
        ]);
      },
    };
    const shape = describedShape(person);
    assert.deepEqual(
      pathsOf(shape).map(({ path }) => path),
      ['name', 'parent', 'children'],
    );
    assert.equal(findShape(shape, 'parent.nothing'), 'unknown');
    assert.equal(findShape(shape, 'nothing'), 'no');
  });

  it('stops when it is large, after what is near the root, and leaves the rest open', () => {
    const wide = (inner: DescribedSchema) =>
      objectOf(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, inner])));
    const shape = describedShape(wide(wide(wide(textOf()))), 500);
    assert.equal(pathsOf(shape).length, 20 + 400 + 60);
    assert.equal(findShape(shape, 'k0.k0.nothing'), 'no');
    assert.equal(findShape(shape, 'k19.nothing'), 'no');
    assert.equal(findShape(shape, 'k19.k19.nothing'), 'unknown');
  });

  it('is that of the examples where there is no schema', () => {
    const examples: JsonValue[] = [{ id: 1 }, { id: 2, name: 'a' }];
    assert.deepEqual(responseShape({ description: '', examples, headers: [] }), {
      type: 'object',
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
      required: ['id'],
    });
    assert.equal(responseShape({ description: '', examples: [], headers: [], schema: schemaOf() }), undefined);
  });
});

describe('the outline of a description', () => {
  const response = (schema: DescribedSchema) => ({ description: '', schema, examples: [], headers: [] });

  it('says which responses have a list', () => {
    const bodies = [
      listOf(textOf()),
      objectOf({ data: listOf(textOf()) }),
      objectOf({ data: objectOf({ items: listOf(textOf()) }) }),
      objectOf({ id: textOf() }),
    ];
    const { operations } = describedOutline(
      descriptionOf(bodies.map((body, index) => operationOf(`GET /${index}`, { response: response(body) }))),
    );
    assert.deepEqual(
      operations.map(({ isList }) => isList),
      [true, true, true, false],
    );
  });

  it('knows that a recording is not whole', () => {
    assert.equal(describedOutline(descriptionOf([])).isWhole, true);
    assert.equal(describedOutline({ ...descriptionOf([]), format: 'HAR 1.2' }).isWhole, false);
  });
});

describe('the details of an operation', () => {
  it('are its parameters with what is said of them, and its response', () => {
    const page = paramOf('page', {
      isRequired: true,
      description: 'Which page.',
      schema: schemaOf({ types: ['integer'], description: 'A number.' }),
    });
    const response = { description: '', schema: listOf(textOf()), examples: [], headers: [] };
    assert.deepEqual(operationDetails(operationOf('GET /users', { summary: 'All users', params: [page], response })), {
      description: 'All users',
      params: [
        { name: 'page', in: 'query', isRequired: true, types: ['integer'], about: { description: 'Which page.' } },
      ],
      response: { type: 'array', items: { type: 'string' } },
    });
  });
});
