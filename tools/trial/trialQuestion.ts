/** What a user has to know before a trial is made. */
export interface TrialQuestion {
  /** The file of the configuration, or what it is called. */
  config: string;
  job: string;
  /** The only addresses that are asked, as `https://api.example.com`. */
  addresses: readonly string[];
  maxRequests: number;
  /** The names of the secrets of the user that the requests would have. */
  secrets: readonly string[];
}

/** The question in words. */
export function questionText({ config, job, addresses, maxRequests, secrets }: TrialQuestion): string {
  const named =
    secrets.length === 0 ? 'no stored secret' : `the secrets ${secrets.map((each) => `"${each}"`).join(', ')}`;
  return `Run the job "${job}" of "${config}": at most ${maxRequests} requests to ${addresses.join(' and ')}, with ${named}. No other address is asked, and no table is written.`;
}
