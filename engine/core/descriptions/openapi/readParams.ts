import type { DescribedParam, DescribedSchema } from '../apiDescription.ts';
import type { DocumentNode } from '../documentNode.ts';
import { joinAll } from '../joinSchemas.ts';
import { anySchema } from '../lazySchema.ts';
import { readExamples } from './readExamples.ts';
import { findMedia, type Readers } from './readResponse.ts';

/** Reads the parameters of an operation, with those of its path, and the keys of its body. */
export function readParams(operation: DocumentNode, path: DocumentNode, readers: Readers): DescribedParam[] {
  const found = new Map<string, DescribedParam>();
  for (const node of [...path.at('parameters').elements(), ...operation.at('parameters').elements()]) {
    for (const param of readParam(readers.references.follow(node), readers))
      found.set(`${param.in} ${param.name}`, param);
  }
  for (const param of readBody(operation, readers)) found.set(`${param.in} ${param.name}`, param);
  return [...found.values()];
}

const places: ReadonlySet<string> = new Set(['query', 'path', 'header', 'cookie'] satisfies DescribedParam['in'][]);

function isPlace(place: string): place is DescribedParam['in'] {
  return places.has(place);
}

function readParam(node: DocumentNode, readers: Readers): DescribedParam[] {
  if (node.isMissing) return [];
  const place = node.text('in').toLowerCase();
  if (place === 'body') return bodyParams(readers.schemas.read(node.at('schema')));
  const name = node.name('name');
  const isField = place === 'formdata';
  if (name !== '' && (isField || isPlace(place))) return [describe(node, name, isField ? 'body' : place, readers)];
  node.remark(
    'This parameter needs a "name", and an "in" of "query", "path", "header" or "cookie", so it was left out.',
  );
  return [];
}

function describe(node: DocumentNode, name: string, place: DescribedParam['in'], readers: Readers): DescribedParam {
  const schema = readParamSchema(node, readers);
  return {
    name,
    in: place,
    isRequired: node.flag('required') || place === 'path',
    description: node.text('description') || schema.description,
    schema,
  };
}

/** The schema of a parameter with its own keywords. Swagger 2.0 has those of the schema in the parameter. */
function readParamSchema(node: DocumentNode, { schemas, references }: Readers): DescribedSchema {
  const media = node.has('content') ? findMedia(node.at('content').fields()) : undefined;
  const holder = media === undefined ? node : references.follow(media);
  if (!holder.has('schema')) return node.has('content') ? anySchema : schemas.read(node);
  const schema = schemas.read(holder.at('schema'));
  const follow = (example: DocumentNode) => references.follow(example);
  const examples = [...readExamples(node, follow), ...(media === undefined ? [] : readExamples(holder, follow))];
  const isDeprecated = node.flag('deprecated');
  return examples.length === 0 && !isDeprecated ? schema : joinAll([{ ...anySchema, examples, isDeprecated }, schema]);
}

const formType = /form/i;

/** Whether an operation takes a form, and no JSON. Swagger 2.0 has the fields of a form among the parameters. */
export function sendsForm(operation: DocumentNode, readers: Readers): boolean {
  const content = readers.references.follow(operation.at('requestBody')).at('content').fields();
  if (content.length > 0) return findMedia(content) === undefined && content.some(([type]) => formType.test(type));
  const params = operation.at('parameters').elements();
  return params.some((node) => readers.references.follow(node).text('in').toLowerCase() === 'formdata');
}

/** The keys of the JSON or of the form that is sent. */
function readBody(operation: DocumentNode, { references, schemas }: Readers): DescribedParam[] {
  const content = references.follow(operation.at('requestBody')).at('content').fields();
  const media = findMedia(content) ?? content.find(([type]) => formType.test(type))?.[1];
  if (media === undefined) return [];
  const schema = references.follow(media).at('schema');
  return schema.isMissing ? [] : bodyParams(schemas.read(schema));
}

function bodyParams({ properties, required }: DescribedSchema): DescribedParam[] {
  return [...properties].map(([name, schema]) => ({
    name,
    in: 'body',
    isRequired: required.has(name),
    description: schema.description,
    schema,
  }));
}
