import type { DescribedOperation } from '../../../../engine/core/descriptions/apiDescription.ts';
import { readEnvelope } from '../../../../engine/core/descriptions/evidence/envelope.ts';
import { responseSchema } from '../../../../engine/core/descriptions/evidence/responseSchema.ts';
import { viewOfOperation } from '../../../../engine/core/descriptions/evidence/viewOfOperation.ts';
import { schemaOfValues } from '../../../../engine/core/descriptions/schemaOfValues.ts';
import { dottedDelimiter } from '../../../../engine/core/finding/candidates/readEvidence.ts';
import { viewOfEvidence } from '../../../../engine/core/finding/candidates/viewOfEvidence.ts';
import { findPath } from '../../../../engine/core/json/findPath.ts';
import { isList, type JsonValue } from '../../../../engine/core/json/value.ts';
import { type Recognised, recognise } from '../../../../engine/core/recognition/paging/recognise.ts';
import { knownPaths } from '../../../../engine/core/shapes/knownPaths.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { Judge } from '../../../../engine/core/verdict/judging/judge.ts';

/** A response, and the path of its records; empty where it is them. */
export interface OneResponse {
  response: JsonValue;
  headers?: Record<string, string>;
  /** The parameters of the request. */
  params?: Record<string, string | number>;
  dataField: string;
}

/** The recognised fields and headers of a response with their roles, and how sure these are. */
export type Roles = string[];

/** The roles in a response as a page that was seen. */
export function rolesOfPage({ response, headers = {}, params = {}, dataField }: OneResponse): Roles {
  const found = dataField === '' ? response : findPath(response, dataField);
  const page = new Judge().observe({
    number: 1,
    request: { method: 'GET', endpoint: 'orders', params } as never,
    response,
    headers: new Map(Object.entries(headers)),
    records: isList(found) ? found : [],
    recordsPath: dataField === '' ? undefined : dataField,
  });
  return linesOf(page.paging);
}

/** In a schema that describes it, with the response as its example. */
export function rolesOfSchema({ response, headers = {}, params = {}, dataField }: OneResponse): Roles {
  const named = Object.keys(headers).map((name) => ({ name, description: '' }));
  const response200 = { description: '', examples: [response], headers: named };
  const sent = Object.entries(params).map(([name, value]) => ({ name, in: 'query', schema: schemaOfValues([value]) }));
  const described = { path: '/orders', params: sent, response: response200 } as unknown as DescribedOperation;
  const schema = responseSchema(described.response);
  const fields = schema === undefined ? [] : readEnvelope(schema, dataField);
  const records = { keys: dataField === '' ? [] : dataField.split('.'), record: undefined, isSure: true };
  const view = viewOfOperation(described, fields, records);
  // A document says which headers there are, and not what they hold.
  const found = recognise({ ...view, headers: view.headers.map((each) => ({ ...each, value: headers[each.header] })) });
  return linesOf(found);
}

/** In the shape that was learnt from it, with the response as the page that was kept. */
export function rolesOfShape({ response, headers = {}, params = {}, dataField }: OneResponse): Roles {
  const collector = new ShapeCollector();
  collector.add('', response);
  const schema = collector.toFile().jobs['']?.schema ?? {};
  const list = dataField === '' ? response : findPath(response, dataField);
  const found = recognise(
    viewOfEvidence(
      {
        response: knownPaths(schema, { delimiter: '.' }),
        dotted: knownPaths(schema, { delimiter: dottedDelimiter }).filter(({ path }) => path.includes('.')),
        record: [],
        method: 'GET',
        params: Object.entries(params),
        names: {},
        page: { url: 'https://a.b/orders', headers, response },
        records: isList(list) ? { path: dataField, list } : undefined,
      },
      'orders',
    ),
  );
  return linesOf(found);
}

function linesOf({ fields, headers, params }: Recognised<{ path: string }>): Roles {
  return [
    ...fields.map(({ of, grade, role }) => `${of.path}: ${grade} ${role}`),
    ...headers.map(({ of, grade, role }) => `${of.header} header: ${grade} ${role}`),
    ...params.map(({ of, grade, role }) => `${of.name} parameter: ${grade} ${role}`),
  ].sort();
}
