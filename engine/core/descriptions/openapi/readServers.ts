import type { DescribedServer, ServerVariable } from '../apiDescription.ts';
import type { DocumentNode } from '../documentNode.ts';

/** Reads the base addresses of a document, a path or an operation. */
export function readServers(node: DocumentNode): DescribedServer[] {
  return node.at('servers').elements().flatMap(readServer);
}

function readServer(node: DocumentNode): DescribedServer[] {
  const url = node.text('url');
  if (url !== '') return [{ url, description: node.text('description'), variables: readVariables(node) }];
  if (!node.isMissing) node.remark('This server has no "url", so it was left out.');
  return [];
}

function readVariables(server: DocumentNode): ServerVariable[] {
  return server
    .at('variables')
    .fields()
    .map(([name, node]) => ({ name, value: readValue(node), description: node.text('description') }));
}

/** The default. Documents without one list the values. */
function readValue(variable: DocumentNode): string {
  return variable.text('default') || variable.at('enum').text('0');
}

/** Swagger 2.0 has the parts of one address. */
export function readHost(root: DocumentNode): DescribedServer[] {
  const host = root.text('host');
  const path = root.text('basePath');
  if (host === '') return path === '' || path === '/' ? [] : [{ url: path, description: '', variables: [] }];
  const schemes = root
    .at('schemes')
    .elements()
    .map(({ value }) => String(value).toLowerCase());
  const usable = ['https', 'http'].filter((scheme) => schemes.includes(scheme));
  const base = `${host}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  return (usable.length > 0 ? usable : ['https']).map((scheme) => ({
    url: `${scheme}://${base}`,
    description: '',
    variables: [],
  }));
}
