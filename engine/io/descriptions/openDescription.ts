import type { DescribedServer } from '../../core/descriptions/apiDescription.ts';
import { cleanAddress } from '../../core/request/cleanAddress.ts';
import type { Downloads } from '../http/download.ts';
import { addressSource } from './descriptionSource.ts';
import { diskSource } from './diskSource.ts';
import { type OpenedDescription, openSource } from './openSource.ts';

export interface OpenOptions {
  signal?: AbortSignal;
  /** Creates the downloads for the first address. */
  connect: () => Promise<Downloads>;
}

/** Opens a file or an http(s) address. Throws a UserError for an unusable description, or the signal's reason. */
export async function openDescription(
  place: string,
  { signal = new AbortController().signal, connect }: OpenOptions,
): Promise<OpenedDescription> {
  const address = addressIn(place);
  if (address === undefined) return await openSource(diskSource(place), signal);
  const downloads = await connect();
  try {
    const { description, files } = await openSource(addressSource(address, downloads), signal);
    const base = files[0].address;
    return { files, description: { ...description, servers: absolute(description.servers, base) } };
  } finally {
    await downloads.close();
  }
}

function addressIn(place: string): URL | undefined {
  return /^https?:\/\//i.test(place) && URL.canParse(place) ? new URL(place) : undefined;
}

/** Resolves the addresses of servers, which are relative to that of the document. */
function absolute(servers: readonly DescribedServer[], base: URL): DescribedServer[] {
  return servers.map((server) =>
    /^(\w+:|\{)/.test(server.url) || !URL.canParse(server.url, base.href)
      ? server
      : { ...server, url: cleanAddress(withBraces(new URL(server.url, base).href)) },
  );
}

/** Restores the braces of variables, which an address cannot have. */
function withBraces(href: string): string {
  return href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
