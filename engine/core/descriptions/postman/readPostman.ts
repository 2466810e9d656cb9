import { groupBy } from '../../groupBy.ts';
import { hasField, isObject, type JsonValue } from '../../json/value.ts';
import { commonBase } from '../../request/splitAddress.ts';
import type { ApiDescription } from '../apiDescription.ts';
import { DocumentNode, gatherRemarks } from '../documentNode.ts';
import { credentialsOf, hiding } from '../recorded/credentialsOf.ts';
import { describeCalls, describeServer } from '../recorded/describeCalls.ts';
import { authenticationsOf, callsOf } from './callsOf.ts';
import { readText } from './fields.ts';
import { readItems } from './readItems.ts';
import { readRequest, type SavedRequest } from './readRequest.ts';

/** Whether a document is a Postman collection. */
export function isPostman(document: JsonValue): boolean {
  return isObject(document) && hasField(document, 'info') && hasField(document, 'item');
}

/** Describes the API behind a Postman collection of version 2, without its secrets. */
export function readPostman(document: JsonValue): ApiDescription {
  const { remarks, remark } = gatherRemarks();
  const collection = new DocumentNode(document, '', remark);
  const requests = readItems(collection).map(readRequest);
  const redactor = hiding(requests.flatMap(secretsOf));
  const authentications = new Map(requests.flatMap((request) => [...authenticationsOf(request)]));
  const bases = findBases(requests);
  const baseOf = ({ address }: SavedRequest) => bases.get(address.root) ?? '/';
  const calls = requests.flatMap((saved) =>
    callsOf(saved, { redactor, baseOf, hasCredentials: authentications.size > 0 }),
  );
  const server = mostUsed(calls.map((call) => call.server));
  const version = /v(\d+\.\d+)/.exec(collection.at('info').text('schema'))?.[1] ?? '';
  return {
    format: `Postman collection ${version}`.trim(),
    title: redactor.redact(readText(collection.at('info').at('name'))),
    servers: server === '' ? [] : [describeServer(server)],
    operations: describeCalls(calls, server),
    authentications,
    remarks,
  };
}

function secretsOf({ request, off, examples, item }: SavedRequest): string[] {
  const sent = [request, off, ...examples].flatMap(credentialsOf);
  return [...sent, ...item.variables.secrets, ...(item.auth?.secrets ?? [])];
}

/** The longest base path of all requests to each root. */
function findBases(requests: readonly SavedRequest[]): Map<string, string> {
  const groups = groupBy(requests, ({ address }) => address.root);
  return new Map([...groups].map(([root, all]) => [root, all.map(({ address }) => address.base).reduce(commonBase)]));
}

function mostUsed(servers: readonly string[]): string {
  const groups = [...groupBy(servers, (server) => server)];
  return groups.reduce((most, one) => (one[1].length > most[1].length ? one : most), ['', [] as string[]])[0];
}
