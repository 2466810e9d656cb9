import type { ApiDescription, DescribedServer } from '../../core/descriptions/apiDescription.ts';
import { isOpenApi } from '../../core/descriptions/openapi/readOpenApi.ts';
import { readDescription } from '../../core/descriptions/readDescription.ts';
import { UserError } from '../../core/errors.ts';
import type { Downloads } from '../http/download.ts';
import { addressSource, type DescriptionSource, fileSource } from './descriptionSource.ts';
import { OpenedFiles } from './openFiles.ts';

/** A description, and the texts that it was read from. */
export interface OpenedDescription {
  description: ApiDescription;
  /** The document first. */
  files: readonly DescriptionFile[];
}

export interface DescriptionFile {
  /** As remarks and operations name it: relative to the document, empty for the document itself. */
  name: string;
  text: string;
}

export interface OpenOptions {
  signal?: AbortSignal;
  /** Makes what reads from the network, when an address is opened. */
  connect: () => Promise<Downloads>;
}

/**
 * Opens a file or an http(s) address. Throws a UserError where it cannot be read, or describes no API, and the signal's
 * reason when aborted.
 */
export async function openDescription(
  place: string,
  { signal = new AbortController().signal, connect }: OpenOptions,
): Promise<OpenedDescription> {
  const address = addressIn(place);
  if (address === undefined) return read(await openFiles(fileSource(place), signal));
  const downloads = await connect();
  try {
    const files = await openFiles(addressSource(address, downloads), signal);
    const { description, ...rest } = read(files);
    return { ...rest, description: { ...description, servers: absolute(description.servers, files.document.address) } };
  } finally {
    await downloads.close();
  }
}

function addressIn(place: string): URL | undefined {
  return /^https?:\/\//i.test(place) && URL.canParse(place) ? new URL(place) : undefined;
}

async function openFiles(source: DescriptionSource, signal: AbortSignal): Promise<OpenedFiles> {
  const files = await OpenedFiles.open(source, signal);
  // In a recording, references belong to the responses.
  if (isOpenApi(files.document.document)) await files.openOthers(signal);
  return files;
}

function read({ document: { document, shown }, find, all }: OpenedFiles): OpenedDescription {
  const description = readDescription(document, find);
  if (description !== undefined) return { description, files: all };
  throw new UserError(
    'description.unknown-format',
    `"${shown}" describes no API: it is neither an OpenAPI document, which has "openapi" or "swagger" at its top, nor a HAR file or a Postman collection.`,
  );
}

/** The addresses of servers are relative to that of the document. */
function absolute(servers: readonly DescribedServer[], base: URL): DescribedServer[] {
  return servers.map((server) =>
    /^(\w+:|\{)/.test(server.url) || !URL.canParse(server.url, base.href)
      ? server
      : { ...server, url: withBraces(new URL(server.url, base).href) },
  );
}

/** Those of variables, which an address cannot have. */
function withBraces(href: string): string {
  return href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
