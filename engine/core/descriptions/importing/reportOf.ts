import type { ApiDescription, DescribedOperation } from '../apiDescription.ts';
import type { ImportedEndpoint, ImportReport, Sureness } from '../imported.ts';
import type { UnreadEndpoint } from './findUnread.ts';
import type { JobNode } from './jobTree.ts';
import { recordsEvidence } from './recordsEvidence.ts';
import type { WrittenAuthentication } from './writeAuthentication.ts';
import type { WrittenBaseUrl } from './writeBaseUrl.ts';

/** The findings and the results of an import. */
interface Found {
  description: ApiDescription;
  unread: readonly UnreadEndpoint[];
  nodes: readonly JobNode[];
  nameOf(node: JobNode): string;
  baseUrl: WrittenBaseUrl;
  authentication: WrittenAuthentication;
  /** The parts that are left out of the configuration. */
  cuts: ImportReport['leftOut'];
}

export const noPaging = 'no paging';

/** The findings of an import, the evidence, and the parts that it left out. */
export function reportOf({ description, unread, nodes, nameOf, baseUrl, authentication, cuts }: Found): ImportReport {
  const { format, title, remarks } = description;
  return {
    format,
    title,
    baseUrl: baseUrl.text,
    authentication: authentication.text,
    endpoints: nodes.map((node) => endpointOf(node, nameOf)),
    leftOut: [
      ...unread.map(({ operation, reason }) => ({
        ...placeOf(operation),
        what: `${operation.method} ${operation.path}`,
        reason,
      })),
      ...(baseUrl.remark === undefined ? [] : [{ pointer: '/servers', what: 'base address', reason: baseUrl.remark }]),
      ...authentication.remarks.map((reason) => ({ pointer: '', what: 'authentication', reason })),
      ...cuts,
      ...remarks.map(({ message, ...place }) => ({
        ...place,
        what: [place.file, place.pointer].join('#'),
        reason: message,
      })),
    ],
  };
}

function endpointOf(node: JobNode, nameOf: Found['nameOf']): ImportedEndpoint {
  const { operation, records, paging } = node.endpoint;
  const { method, path } = operation;
  const keys = records?.keys.join('.') ?? '';
  return {
    ...placeOf(operation),
    method,
    path,
    job: nameOf(node),
    dataField: keys,
    paging: paging?.clue === undefined ? noPaging : paging.title,
    sureness: surenessOf(node),
    evidence: [
      recordsEvidence(node.endpoint).text,
      ...(paging?.evidence ?? ['Nothing described speaks for any paging.']),
      ...parentEvidence(node),
    ],
  };
}

function parentEvidence({ parent }: JobNode): string[] {
  if (parent === undefined) return [];
  const { path } = parent.endpoint.operation;
  return [...parent.fields].map(([name, field]) =>
    field.fit === 0
      ? `"{${name}}" may be "${field.path}" of each record of ${path}: nothing described says so.`
      : `"{${name}}" is "${field.path}" of each record of ${path}.`,
  );
}

const surenessOfFit: readonly Sureness[] = ['low', 'medium', 'high', 'high'];
const order: readonly Sureness[] = ['high', 'medium', 'low'];

/** The sureness of the least sure part. */
export function surenessOf({ endpoint, parent }: Pick<JobNode, 'endpoint' | 'parent'>): Sureness {
  const { records, paging } = endpoint;
  const fits = [...(parent?.fields.values() ?? [])].map(({ fit }) => fit);
  const parts: Sureness[] = [
    recordsEvidence(endpoint).sureness,
    // A document without any paging may have left it out.
    paging?.sureness ?? (records === undefined ? 'high' : 'medium'),
    surenessOfFit[Math.min(3, ...fits)] ?? 'high',
  ];
  return parts.toSorted((one, other) => order.indexOf(other) - order.indexOf(one))[0] ?? 'high';
}

function placeOf({ pointer, definition = { pointer } }: DescribedOperation): { file?: string; pointer: string } {
  return definition;
}
