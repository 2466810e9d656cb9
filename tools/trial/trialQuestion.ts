/** What a user has to know before a trial is made. */
export interface TrialQuestion {
  /** The file of the configuration, or what it is called. */
  config: string;
  job: string;
  /** The only addresses that are asked, as `https://api.example.com`. */
  addresses: readonly string[];
  /** What is sent first: a login, then the first request of the job and of each child. */
  first: readonly { method: string; path: string }[];
  /** The SSH server through which they go. */
  tunnel?: string | undefined;
  maxRequests: number;
  /** The names of the secrets of the user that the requests would have. */
  secrets: readonly string[];
}

/** The question in words. What somebody else has written in it is short, and has no lines of its own. */
export function questionText({ config, job, addresses, first, tunnel, maxRequests, secrets }: TrialQuestion): string {
  const names = secrets.slice(0, mostNames).map((name) => `"${shown(name)}"`);
  const more = secrets.length > mostNames ? ` and ${secrets.length - mostNames} more` : '';
  const named = names.length === 0 ? 'no stored secret' : `the secrets ${names.join(', ')}${more}`;
  const through = tunnel === undefined ? '' : `, through the SSH server "${shown(tunnel)}"`;
  return `Run the job "${shown(job)}" of "${shown(config)}": at most ${maxRequests} requests to ${addresses.join(' and ')}${through}, with ${named}. ${firstText(first)}No other address is asked, and no table is written.`;
}

function firstText(requests: TrialQuestion['first']): string {
  if (requests.length === 0) return '';
  const named = requests.slice(0, mostNames).map(({ method, path }) => `${method} "${shownPath(path)}"`);
  const more = requests.length > mostNames ? ` and ${requests.length - mostNames} more` : '';
  return `It begins with ${named.join(', ')}${more}. `;
}

const mostNames = 10;

/** With both of its ends: the harm may be in either. */
function shownPath(path: string): string {
  const line = onOneLine(path);
  return line.length > 120 ? `${line.slice(0, 60)}…${line.slice(-60)}` : line;
}

function shown(text: string): string {
  const line = onOneLine(text);
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

function onOneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Z}"]+/gu, ' ');
}
