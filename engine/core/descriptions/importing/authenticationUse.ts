import type { Template, TemplateValue } from '../../auth/authenticationKind.ts';
import {
  bearerToken,
  keyInHeader,
  noAuthentication,
  type OfferedAuthentication,
  offersOf,
} from '../../auth/kinds/authenticationOffers.ts';
import { basic } from '../../auth/kinds/basic.ts';
import { login } from '../../auth/kinds/login.ts';
import { query } from '../../auth/kinds/query.ts';
import { isSendable } from '../../request/configuredHeaders.ts';
import type { DescribedAuthentication } from '../apiDescription.ts';
import { quoted } from '../evidence/words.ts';
import type { DescribedKey } from './keyParams.ts';
import { shownHeader, unsendableText } from './requiredHeaders.ts';

/** The way in which a configuration authenticates. */
export interface AuthenticationUse {
  /** The entry of New Configuration for it, and the replies to its questions that the document knows. */
  offer: OfferedAuthentication;
  replies: ReadonlyMap<string, string>;
  remark?: string;
}

/** The use of a described authentication. Of several keys, each has a separate secret. */
export function authenticationUse(described: DescribedAuthentication, isOneOfMany: boolean): AuthenticationUse {
  switch (described.kind) {
    case 'basic':
      return offered(renamed(offersOf(basic)[0], 'username', '#username'));
    case 'bearer':
      return offered(bearerToken);
    case 'key':
      return keyUse(described, isOneOfMany);
    case 'clientCredentials':
      return offered(offersOf(login)[0], [['login', described.tokenUrl]]);
    case 'oauth':
      return { ...offered(bearerToken), remark: needsToken(described) };
    case 'other':
      return { offer: noAuthentication, replies: new Map(), remark: `Pagewright does not do "${described.what}".` };
  }
}

/** The remark on a token from elsewhere, which is sent as a bearer token. */
function needsToken({ flows, description }: Extract<DescribedAuthentication, { kind: 'oauth' }>): string {
  const how = flows.length === 0 ? 'a log in with OpenID Connect' : `OAuth 2 (${flows.join(', ')})`;
  const told = description === '' ? '' : ` ${quoted(description)}`;
  return `The API asks for ${how}. Get a token as its documentation says, and set it as "#token".${told}`;
}

/** The use of a key. Some documents write a bearer token as a key in the header "Authorization". */
function keyUse({ in: place, name, description }: DescribedKey, isOneOfMany: boolean): AuthenticationUse {
  const isHeader = place === 'header';
  if (isHeader && !isSendable(name)) {
    const remark = `A key in the ${shownHeader(name)} cannot be sent: ${unsendableText}`;
    return { offer: noAuthentication, replies: new Map(), remark };
  }
  if (isHeader && name.toLowerCase() === 'authorization' && /bearer|jwt/i.test(description))
    return offered(bearerToken);
  const offer = isHeader ? keyInHeader : offersOf(query)[0];
  const named = isOneOfMany ? renamed(offer, '#apiKey', `#${name.replaceAll(/\W+/g, '_')}`) : offer;
  return offered(named, [[isHeader ? 'header' : 'param', name]]);
}

/**
 * An offer with another key of `config`: two keys are two secrets, each named like its parameter, and an unknown
 * username is kept like one.
 */
function renamed(offer: OfferedAuthentication = noAuthentication, from: string, to: string): OfferedAuthentication {
  const rename = (text: string) => (text === from ? to : text);
  const renameIn = (template: Template): Template =>
    Object.fromEntries(
      Object.entries(template).map(([name, value]) => [
        rename(name),
        typeof value === 'string' ? rename(value) : isTemplate(value) ? renameIn(value) : value,
      ]),
    );
  const asks = offer.asks.map((question) => ({ ...question, name: rename(question.name) }));
  return { ...offer, asks, api: renameIn(offer.api), config: renameIn(offer.config) };
}

function isTemplate(value: TemplateValue): value is Template {
  return typeof value === 'object' && !Array.isArray(value);
}

/** An offer with known replies; unknown ones are empty. */
function offered(offer: OfferedAuthentication = noAuthentication, known: [string, string][] = []): AuthenticationUse {
  const replies = new Map(known);
  for (const { name } of offer.asks) if (!replies.has(name)) replies.set(name, '');
  return { offer, replies };
}
