import { groupBy } from '../../groupBy.ts';
import type { JsonValue } from '../../json/value.ts';
import { commonBase } from '../../request/splitAddress.ts';
import type { ApiDescription, DescriptionRemark } from '../apiDescription.ts';
import { DocumentNode, gatherRemarks, placeOf } from '../documentNode.ts';
import { bodyRemark } from '../recorded/bodyRemark.ts';
import { credentialsOf, hiding } from '../recorded/credentialsOf.ts';
import { describeCalls, describeServer } from '../recorded/describeCalls.ts';
import { secretsInPaths } from '../recorded/pathSecrets.ts';
import { authenticationsOf, callsOf } from './callsOf.ts';
import { readText } from './fields.ts';
import { findCollections } from './findCollections.ts';
import { readItems } from './readItems.ts';
import { readRequest, type SavedRequest } from './readRequest.ts';

/** Whether a document is a Postman collection, or contains one. */
export function isPostman(document: JsonValue): boolean {
  return findCollections(new DocumentNode(document, '', () => {})).length > 0;
}

/** Describes the API of a Postman collection of version 2, without its secrets. */
export function readPostman(document: JsonValue): ApiDescription {
  const { remarks, remark } = gatherRemarks();
  const collections = findCollections(new DocumentNode(document, '', remark));
  const requests = collections.flatMap(readItems).map(readRequest);
  const sent = requests.flatMap(({ request, examples }) => [request, ...examples]);
  const redactor = hiding([...requests.flatMap(secretsOf), ...secretsInPaths(sent)]);
  const authentications = new Map(requests.flatMap((request) => [...authenticationsOf(request)]));
  const bases = findBases(requests);
  const baseOf = ({ address }: SavedRequest) => bases.get(address.root) ?? '/';
  const calls = requests.flatMap((saved) =>
    callsOf(saved, { redactor, baseOf, hasCredentials: authentications.size > 0 }),
  );
  const server = mostUsed(calls.map((call) => call.server).filter((url) => describeServer(url).length > 0));
  const info = collections[0]?.at('info');
  const version = /v(\d+\.\d+)/.exec(info?.text('schema') ?? '')?.[1] ?? '';
  return {
    format: `Postman collection ${version}`.trim(),
    title: info === undefined ? '' : redactor.redact(readText(info, 'name')),
    servers: server === '' ? [] : describeServer(server),
    operations: describeCalls(calls, server),
    authentications,
    remarks: [...remarks, ...requests.flatMap(remarksOn)].map((one) => ({
      ...one,
      message: redactor.redact(one.message),
    })),
  };
}

/** The parts left out of the body of a request, with the name of the request in the collection. */
function remarksOn({ request, summary, item: { node } }: SavedRequest): DescriptionRemark[] {
  const message = bodyRemark(request, `"${summary}"`);
  return message === undefined ? [] : [{ ...placeOf(node.at('request').at('body')), message }];
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
