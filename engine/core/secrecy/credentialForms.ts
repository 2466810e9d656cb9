/** The forms of credentials that services create, under any name. */
const forms: readonly RegExp[] = [
  // A signed token (JWT): a header and a body that begin with `{"`, and a signature.
  /^eyJ[\w-]{8,}\.eyJ[\w-]{4,}\.[\w-]*$/,
  // A Telegram bot token.
  /^\d{6,12}:[\w-]{30,}$/,
  // A Discord bot token.
  /^[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,}$/,
  /^(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z\d]{30,}$|^github_pat_\w{30,}$|^glpat-[\w-]{20,}$/,
  /^xox[abeoprs]-[\w-]{10,}$|^xapp-[\w-]{10,}$/,
  /^(?:sk|rk|whsec)_(?:live_|test_)?[A-Za-z\d]{16,}$|^sk-[\w-]{20,}$/,
  /^(?:AKIA|ASIA)[A-Z\d]{16}$|^AIza[\w-]{35}$|^ya29\.[\w-]{20,}$/,
  /^SG\.[\w-]{16,}\.[\w-]{16,}$|^shp(?:at|ca|pa|ss)_[a-f\d]{32}$|^npm_[A-Za-z\d]{30,}$|^hf_[A-Za-z\d]{30,}$/,
  /^pat-[a-z\d]{2,4}-[a-f\d]{8}-[a-f\d-]{27}$|^EAA[A-Za-z\d]{40,}$|^dop_v1_[a-f\d]{60,}$/,
];

/** Longer texts are documents. */
const maxLength = 8192;

/** Whether a text has a form that only credentials have, such as a JWT, a bot token or a GitHub token. */
export function hasCredentialForm(text: string): boolean {
  return text.length >= 16 && text.length <= maxLength && forms.some((form) => form.test(text));
}
