import { type AuthenticationKind, type AuthenticationOffer, concat, type Template } from '../authenticationKind.ts';
import { authenticationKinds } from './authenticationKinds.ts';

/** An authentication that New Configuration offers. */
export interface OfferedAuthentication extends Pick<AuthenticationOffer, 'label' | 'detail' | 'asks' | 'pasted'> {
  /** The keys that the offer adds to `api`, to `config` and next to them. */
  api: Template;
  config: Template;
  beside: Template;
}

export const noAuthentication: OfferedAuthentication = {
  label: 'None',
  detail: 'The API is open to everyone.',
  asks: [],
  api: {},
  config: {},
  beside: {},
};

// Plain headers, not types of the format (`docs/format/authentication.md#8-client-credentials-bearer-token-api-key`).
export const bearerToken: OfferedAuthentication = {
  label: 'Bearer token',
  detail: 'Authorization: Bearer … with each request.',
  asks: [{ name: '#token', prompt: 'Token' }],
  api: { http: { headers: { Authorization: concat('Bearer ', { attr: '#token' }) } } },
  config: { '#token': '' },
  beside: {},
};

export const keyInHeader: OfferedAuthentication = {
  label: 'Key in a header',
  detail: 'Such as X-Api-Key.',
  asks: [
    { name: 'header', prompt: 'Name of the header', value: 'X-Api-Key' },
    { name: '#apiKey', prompt: 'Key' },
  ],
  api: { http: { headers: { '‹header›': { attr: '#apiKey' } } } },
  config: { '#apiKey': '' },
  beside: {},
};

/** The choices of New Configuration, in order. */
export const authenticationOffers: readonly OfferedAuthentication[] = [
  noAuthentication,
  ...authenticationKinds.flatMap(offersOf),
].toSpliced(2, 0, bearerToken, keyInHeader);

/** The choice with this label, else `none`. */
export function findOffer(label: string | undefined): OfferedAuthentication {
  return authenticationOffers.find((offer) => offer.label === label) ?? noAuthentication;
}

/** The common uses of a kind. */
export function offersOf({ type, offers = [] }: AuthenticationKind): OfferedAuthentication[] {
  return offers.map(({ label, detail, asks, pasted, options, config = {}, credentials }) => ({
    label,
    detail,
    asks,
    ...(pasted && { pasted }),
    api: { authentication: { type, ...options } },
    config,
    beside: { ...(credentials && { authorization: { oauth_api: { credentials } } }) },
  }));
}
