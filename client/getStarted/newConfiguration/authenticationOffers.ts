import {
  type AuthenticationKind,
  type AuthenticationOffer,
  authenticationKinds,
  type Template,
} from '../../../engine/authentication.ts';

/** A way to authenticate in a new configuration. */
export interface OfferedAuthentication extends Pick<AuthenticationOffer, 'label' | 'detail'> {
  /** What `api` and `config` hold for it. */
  api: Template;
  config: Template;
}

/** Nothing to authenticate with. */
export const none: OfferedAuthentication = { label: 'None', detail: 'Everyone may ask.', api: {}, config: {} };

/** No kind of the format: a header like any other. */
const header: OfferedAuthentication = {
  label: 'Key in a header',
  detail: 'Such as X-Api-Key.',
  api: { http: { headers: { '‹X-Api-Key›': { attr: '#apiKey' } } } },
  config: { '#apiKey': '‹›' },
};

/** What New Configuration offers, in its order. */
export const authenticationOffers: readonly OfferedAuthentication[] = [
  none,
  ...authenticationKinds.flatMap(offersOf),
].toSpliced(2, 0, header);

function offersOf({ type, offer }: AuthenticationKind): OfferedAuthentication[] {
  if (offer === undefined) return [];
  const { label, detail, options, config } = offer;
  return [{ label, detail, api: { authentication: { type, ...options } }, config }];
}
