/** The information that a user needs before a trial. */
export interface TrialQuestion {
  /** Whether a job is run, or its paging is searched. */
  task: 'run' | 'search';
  /** The file or the name of the configuration. */
  config: string;
  jobs: readonly string[];
  /** The only addresses that receive requests, such as `https://api.example.com`. */
  addresses: readonly string[];
  /** The first requests: a login, then the first request of the job and of each child. */
  first: readonly { method: string; path: string }[];
  /** The SSH server that they go through. */
  tunnel?: string | undefined;
  maxRequests: number;
  /** The names of the user's secrets that the requests would have. */
  secrets: readonly string[];
}

/** The question in words. Texts from others are short, and on one line. */
export function questionText(question: TrialQuestion): string {
  const { task, config, addresses, first, tunnel, maxRequests, secrets } = question;
  const named = secrets.length === 0 ? 'no stored secret' : `the secrets ${namesText(secrets)}`;
  const through = tunnel === undefined ? '' : `, through the SSH server "${shown(tunnel)}"`;
  const does = `${task === 'run' ? 'Run' : 'Find the paging of'} ${jobsText(question)} of "${shown(config)}"`;
  const others = task === 'run' ? '' : 'The others are the same with other parameters. ';
  return `${does}: at most ${maxRequests} requests to ${addresses.join(' and ')}${through}, with ${named}. ${firstText(first)}${others}No other address is asked, and no table is written.`;
}

function jobsText({ jobs }: TrialQuestion): string {
  const [only] = jobs;
  return jobs.length === 1 ? `the job "${shown(only ?? '')}"` : `the jobs ${namesText(jobs)}`;
}

function namesText(names: readonly string[]): string {
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  const quoted = names.slice(0, maxNames).map((name) => `"${shown(name)}"`);
  return `${quoted.join(', ')}${more}`;
}

function firstText(requests: TrialQuestion['first']): string {
  if (requests.length === 0) return '';
  const named = requests.slice(0, maxNames).map(({ method, path }) => `${method} "${shownPath(path)}"`);
  const more = requests.length > maxNames ? ` and ${requests.length - maxNames} more` : '';
  return `It begins with ${named.join(', ')}${more}. `;
}

const maxNames = 10;

/** The shortened path with both of its ends: the harm may be in either. */
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
