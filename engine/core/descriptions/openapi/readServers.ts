import { isList } from '../../json/value.ts';
import { losesPart, lostPartText } from '../../request/cleanAddress.ts';
import type { DescribedServer, ServerVariable } from '../apiDescription.ts';
import { cleanServer } from '../cleanServer.ts';
import type { DocumentNode } from '../documentNode.ts';

/** Reads the base addresses of a document, a path or an operation. Those that no request could use are left out. */
export function readServers(node: DocumentNode): DescribedServer[] {
  return node.at('servers').elements().flatMap(readServer);
}

/** Whether there are base addresses, and no request could use any of them. */
export function hasOnlyUnusable(node: DocumentNode): boolean {
  const { value } = node.at('servers');
  return isList(value) && value.length > 0 && readServers(node).length === 0;
}

function readServer(node: DocumentNode): DescribedServer[] {
  const url = node.text('url');
  if (url !== '') return cleaned({ url, description: node.text('description'), variables: readVariables(node) }, node);
  if (!node.isMissing) node.remark('This server has no "url", so it was left out.');
  return [];
}

/** The address as a configuration may have it; anything removed from it is a remark. */
function cleaned(server: DescribedServer, node: DocumentNode): DescribedServer[] {
  const clean = cleanServer(server);
  if (clean === undefined) node.remark('No request could use this address, so it was left out.');
  else if (losesPart(server.url)) node.remark(lostPartText);
  return clean === undefined ? [] : [clean];
}

function readVariables(server: DocumentNode): ServerVariable[] {
  return server
    .at('variables')
    .fields()
    .map(([name, node]) => ({ name, value: readValue(node), description: node.text('description') }));
}

/** The default of a variable. Documents without one list the values. */
function readValue(variable: DocumentNode): string {
  return variable.text('default') || variable.at('enum').text('0');
}

/** The base address in Swagger 2.0, which has its parts. */
export function readHost(root: DocumentNode): DescribedServer[] {
  const host = root.text('host');
  const path = root.text('basePath');
  const named = (url: string): DescribedServer => ({ url, description: '', variables: [] });
  if (host === '') return path === '' || path === '/' ? [] : cleaned(named(path), root.at('basePath'));
  const schemes = root
    .at('schemes')
    .elements()
    .map(({ value }) => String(value).toLowerCase());
  const usable = ['https', 'http'].filter((scheme) => schemes.includes(scheme));
  const base = `${host}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  const all = (usable.length > 0 ? usable : ['https']).map((scheme) => `${scheme}://${base}`);
  return all.flatMap((url) => cleaned(named(url), root.at('host')));
}
