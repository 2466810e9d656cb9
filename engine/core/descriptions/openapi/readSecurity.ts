import { isList } from '../../json/value.ts';
import type { DescribedAuthentication } from '../apiDescription.ts';
import { cleanTokenUrl } from '../cleanTokenUrl.ts';
import type { DocumentNode } from '../documentNode.ts';
import type { Readers } from './readResponse.ts';

/** Reads the authentications of a document by name. */
export function readAuthentications({ root, references }: Readers): Map<string, DescribedAuthentication> {
  const components = root.at('components').at('securitySchemes');
  const schemes = [...components.fields(), ...root.at('securityDefinitions').fields()];
  const followed = schemes.map(([name, node]) => [name, references.follow(node)] as const);
  return new Map(followed.filter(([, node]) => !node.isMissing).map(([name, node]) => [name, readScheme(node)]));
}

function readScheme(node: DocumentNode): DescribedAuthentication {
  const description = node.text('description');
  const type = node.text('type').toLowerCase();
  const scheme = node.text('scheme').toLowerCase();
  const kind = type === 'http' ? scheme : type;
  if (kind === 'basic' || kind === 'bearer') return { kind, description };
  if (kind === 'apikey') return readKey(node, description);
  if (kind === 'oauth2') return readOauth(node, description);
  if (kind === 'openidconnect') return { kind: 'oauth', flows: [], description };
  return { kind: 'other', what: kind === '' ? type : kind, description };
}

function readKey(node: DocumentNode, description: string): DescribedAuthentication {
  const place = node.text('in').toLowerCase();
  const name = node.name('name');
  if ((place === 'header' || place === 'query') && name !== '') return { kind: 'key', in: place, name, description };
  return { kind: 'other', what: place === 'cookie' ? 'cookie' : 'apiKey', description };
}

function readOauth(node: DocumentNode, description: string): DescribedAuthentication {
  const flows = readFlows(node);
  const own = flows.get('clientCredentials');
  const tokenUrl = own && cleanTokenUrl(own.name('tokenUrl'), own.at('tokenUrl'));
  if (own === undefined || tokenUrl === undefined) return { kind: 'oauth', flows: [...flows.keys()], description };
  const scopes = own
    .at('scopes')
    .fields()
    .map(([scope]) => scope);
  return { kind: 'clientCredentials', tokenUrl, scopes, description };
}

/** The flows; Swagger 2.0 has one, in the scheme itself. */
function readFlows(node: DocumentNode): Map<string, DocumentNode> {
  const flow = node.text('flow');
  if (flow === '') return new Map(node.at('flows').fields());
  return new Map([[newNames.get(flow) ?? flow, node]]);
}

const newNames = new Map([
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
]);

/** Reads the ways to authenticate requests: those of the operation, otherwise those of the document. */
export function readSecurity(
  operation: DocumentNode,
  root: DocumentNode,
  known: ReadonlyMap<string, unknown>,
): string[][] {
  const security = operation.at('security').isMissing ? root.at('security') : operation.at('security');
  const ways = security.elements();
  if (ways.length === 0) return isList(security.value) ? [[]] : [];
  return ways.map((way) => way.fields().map(([name]) => name)).filter((way) => way.every((name) => known.has(name)));
}
