import {
  type AuthenticationKind,
  type AuthenticationOffer,
  authenticationKinds,
  type Template,
} from '../../../engine/authentication.ts';

/** An authentication method for a new configuration. */
export interface OfferedAuthentication extends Pick<AuthenticationOffer, 'label' | 'detail'> {
  /** The keys that it adds to `api` and `config`. */
  api: Template;
  config: Template;
}

/** No authentication. */
export const none: OfferedAuthentication = {
  label: 'None',
  detail: 'The API is open to everyone.',
  api: {},
  config: {},
};

/** Not an authentication type of the format: a header like any other. */
const header: OfferedAuthentication = {
  label: 'Key in a header',
  detail: 'Such as X-Api-Key.',
  api: { http: { headers: { '‹X-Api-Key›': { attr: '#apiKey' } } } },
  config: { '#apiKey': '‹›' },
};

/** The choices of New Configuration, in order. */
export const authenticationOffers: readonly OfferedAuthentication[] = [
  none,
  ...authenticationKinds.flatMap(offersOf),
].toSpliced(2, 0, header);

function offersOf({ type, offer }: AuthenticationKind): OfferedAuthentication[] {
  if (offer === undefined) return [];
  const { label, detail, options, config } = offer;
  return [{ label, detail, api: { authentication: { type, ...options } }, config }];
}
