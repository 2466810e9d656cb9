import { parsePlain } from '../../json/parsePlain.ts';
import type { JsonValue } from '../../json/value.ts';
import type { DescribedResponse } from '../apiDescription.ts';
import type { DocumentNode } from '../documentNode.ts';
import { readExamples } from './readExamples.ts';
import type { References } from './references.ts';
import type { SchemaReader } from './schemaReader.ts';

export interface Readers {
  references: References;
  schemas: SchemaReader;
  root: DocumentNode;
}

/** Reads the successful response of an operation; undefined where none is JSON, or none is described. */
export function readResponse(operation: DocumentNode, readers: Readers): DescribedResponse | undefined {
  for (const [, node] of successes(readers.references.follow(operation.at('responses')))) {
    const response = readers.references.follow(node);
    const body = findJson(response, operation, readers);
    if (body !== undefined) return { ...body, ...readWords(response, readers) };
  }
  return undefined;
}

/** The content types of the successful responses of an operation; none where no content is described. */
export function responseTypes(operation: DocumentNode, { references, root }: Readers): string[] {
  const found = successes(references.follow(operation.at('responses')));
  const described = found.flatMap(([, node]) => references.follow(node).at('content').fields());
  if (described.length > 0 || !root.has('swagger')) return described.map(([type]) => type);
  const produced = operation.has('produces') ? operation.at('produces') : root.at('produces');
  return found.length === 0 ? [] : produced.elements().map(({ value }) => String(value));
}

/** The successful responses in the order of precedence. YAML may have statuses as numbers. */
function successes(responses: DocumentNode): [status: string, node: DocumentNode][] {
  const found = responses.fields().filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  if (found.length === 0) return responses.has('default') ? [['default', responses.at('default')]] : [];
  // 200 sorts first, and 2XX last.
  return found.sort(([one], [other]) => (one < other ? -1 : 1));
}

function readWords(
  response: DocumentNode,
  { references }: Readers,
): Pick<DescribedResponse, 'description' | 'headers'> {
  return {
    description: response.text('description'),
    headers: response
      .at('headers')
      .fields()
      .map(([name, node]) => ({ name, description: references.follow(node).text('description') })),
  };
}

type Body = Pick<DescribedResponse, 'schema' | 'examples'>;

/** The body as JSON, empty where the response has none; undefined if it has another body. */
function findJson(response: DocumentNode, operation: DocumentNode, readers: Readers): Body | undefined {
  if (response.has('content')) return readContent(response, readers);
  return readers.root.has('swagger') || response.has('schema')
    ? readSwagger(response, operation, readers)
    : { examples: [] };
}

function readContent(response: DocumentNode, { references, schemas }: Readers): Body | undefined {
  const media = findMedia(response.at('content').fields());
  if (media === undefined) return undefined;
  const content = references.follow(media);
  const schema = content.at('schema');
  const examples = readExamples(content, (example) => references.follow(example), parsed);
  return schema.isMissing ? { examples } : { schema: schemas.read(schema), examples };
}

/** The body in Swagger 2.0, with the schema in the response, and the content types in the operation or the document. */
function readSwagger(response: DocumentNode, operation: DocumentNode, { root, schemas }: Readers): Body | undefined {
  const produced = operation.has('produces') ? operation.at('produces') : root.at('produces');
  const types = produced.elements().map((node): [string, DocumentNode] => [String(node.value), node]);
  if (types.length > 0 && findMedia(types) === undefined) return undefined;
  const example = findMedia(response.at('examples').fields())?.value;
  const examples = response.shown(example === undefined ? [] : [parsed(example)]);
  const schema = response.at('schema');
  return schema.isMissing ? { examples } : { schema: schemas.read(schema), examples };
}

const jsonTypes = [/^application\/json\b/i, /^[\w.-]+\/(json|[\w.-]+\+json)\b/i, /^(\*|application)\/\*/];

/** The node of the content type that is most surely JSON. */
export function findMedia(fields: readonly [type: string, node: DocumentNode][]): DocumentNode | undefined {
  for (const pattern of jsonTypes) {
    const found = fields.find(([type]) => pattern.test(type.trim()));
    if (found !== undefined) return found[1];
  }
  return undefined;
}

/** The example of a body, which many documents write as text. */
function parsed(example: JsonValue): JsonValue {
  if (typeof example !== 'string' || !/^\s*[[{]/.test(example)) return example;
  try {
    return parsePlain(example);
  } catch {
    return example;
  }
}
