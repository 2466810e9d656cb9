import type { ApiDescription } from '../../engine/core/descriptions/apiDescription.ts';
import { describedOutline } from '../../engine/core/descriptions/matching/describedOutline.ts';
import { operationDetails } from '../../engine/core/descriptions/matching/operationDetails.ts';
import type {
  DescriptionFile,
  DescriptionReader,
  OpenDescription,
} from '../../server/service/descriptions/descriptionReader.ts';
import type { ExtractorService } from '../../server/service/extractorService.ts';
import { descriptionOf, listOf, objectOf, operationOf, paramOf, schemaOf, textOf } from './descriptions.ts';
import { testService } from './testService.ts';

const user = objectOf({
  id: schemaOf({ types: ['integer'], description: 'Never changes.' }),
  name: objectOf({ first: textOf('As in *passports*.'), last: textOf() }),
  state: schemaOf({ types: ['string'], enum: ['active', 'gone'] }),
  tags: listOf(textOf()),
});

const users = objectOf({
  data: listOf(user),
  paging: objectOf({ next_token: textOf('Of the next page.'), total: schemaOf({ types: ['integer'] }) }),
});

const respondsWith = (schema: ApiDescription['operations'][number]['params'][number]['schema']) => ({
  response: { description: '', schema, examples: [], headers: [] },
});

/** An API with users, as a document of it would describe it. */
export const usersDescription: ApiDescription = descriptionOf([
  operationOf('GET /status', { summary: 'Whether it runs', ...respondsWith(objectOf({ ok: textOf() })) }),
  operationOf('GET /users', {
    summary: 'All users',
    description: 'All users, by [name](http://evil.example).',
    params: [
      paramOf('state', {
        schema: schemaOf({ types: ['string'], enum: ['active', 'gone'] }),
        description: 'Which ones.',
      }),
      paramOf('since', { isRequired: true, schema: schemaOf({ types: ['string'], format: 'date' }) }),
      paramOf('deep', { schema: schemaOf({ types: ['boolean'], default: false }) }),
      paramOf('filter[name]'),
      paramOf('token'),
    ],
    ...respondsWith(users),
  }),
  operationOf('POST /users', {
    summary: 'A new user',
    params: [
      paramOf('name', { in: 'body', isRequired: true }),
      paramOf('age', { in: 'body', schema: schemaOf({ types: ['integer'] }) }),
    ],
  }),
  operationOf('GET /users/{userId}', { summary: 'One user', isDeprecated: true, ...respondsWith(user) }),
  operationOf('GET /users/{userId}/orders', {
    summary: 'Orders of a user',
    ...respondsWith(listOf(objectOf({ no: textOf() }))),
  }),
  operationOf('DELETE /users/{userId}'),
]);

/** A reader that has this description for one of these files, and remembers its requests. */
export function readerOf(description: ApiDescription, uri = 'file:///work/users.openapi.yaml') {
  const asked: (readonly DescriptionFile[])[] = [];
  const open: OpenDescription = {
    uri,
    outline: describedOutline(description),
    details: async (pointers) =>
      new Map(
        description.operations
          .filter(({ pointer }) => pointers.includes(pointer))
          .map((operation) => [operation.pointer, operationDetails(operation)]),
      ),
    findPlace: async (pointer, param) => {
      const line = description.operations.findIndex((each) => each.pointer === pointer);
      return { uri, range: { start: { line, character: 0 }, end: { line, character: param?.length ?? 0 } } };
    },
  };
  const reader: DescriptionReader = {
    open: async (files) => {
      asked.push(files);
      return files.some((file) => file.uri.replace('/_config.yml.', '/users.') === uri) ? open : undefined;
    },
  };
  return { reader, open, asked };
}

/** The service beside whose configurations this description lies, and perhaps other files. */
export function describedService(
  files: Record<string, unknown> = {},
  description: ApiDescription = usersDescription,
): ExtractorService {
  return testService(files, { descriptions: readerOf(description).reader });
}
