import type { EndpointOffer, ImportedBlank } from '@pagewright/engine/descriptions';
import type { OfferedDescription } from '@pagewright/engine/importing';
import { readAddress } from '../addresses/pastedAddress.ts';
import { type Choice, joinPicks, type PicksQuestion, type Question, type Replies } from '../steps/question.ts';
import { endpointChoices } from './endpointChoices.ts';

type Servers = OfferedDescription['servers'];

/** Asks for the base address if the description names several, or none that a request could use. */
export function serverQuestions(servers: Servers): Question[] {
  const usable = usableServers(servers);
  if (usable.length === 1) return [];
  if (usable.length > 1) {
    const choices = usable.map(({ url, description }) => ({ label: url, description }));
    return [{ name: 'server', placeHolder: 'Base address of the requests', choices }];
  }
  return [
    {
      name: 'server',
      prompt: 'Base address of the API, which the description does not have.',
      placeHolder: `https://api.example.com${servers[0]?.url ?? '/v2'}`,
      findProblem(reply) {
        const read = readAddress(reply);
        return 'problem' in read ? read.problem : undefined;
      },
    },
  ];
}

/** The base address that replaces the default of the description; undefined for the default. */
export function chosenServer(servers: Servers, reply: string | undefined): string | undefined {
  const [usual, ...others] = usableServers(servers);
  if (reply === undefined || reply === '') return undefined;
  if (usual === undefined) return /^[a-z]+:\/\//i.test(reply) ? reply : `https://${reply}`;
  return others.find(({ url }) => url === reply)?.url;
}

/** The servers that a request can use. A relative one depends on where the document was published. */
function usableServers(servers: Servers): Servers {
  return servers.filter(({ url }) => /^https?:\/\//i.test(url));
}

/** Asks for the endpoints; `separator` makes the heading of a group. */
export function endpointsQuestion(
  offers: readonly EndpointOffer[],
  separator: (label: string) => Choice,
): PicksQuestion {
  const { lists, others, proposed } = endpointChoices(offers);
  const group = (label: string, choices: readonly Choice[]) =>
    choices.length > 0 ? [separator(label), ...choices] : [];
  return {
    name: 'endpoints',
    placeHolder: 'Endpoints to read. Type to search',
    prompt: 'Each becomes a job. A parent comes along with its child.',
    picks: [...group('lists of records', lists), ...group('single records', others)],
    value: joinPicks(proposed),
  };
}

/** The maximum number of questions: nobody answers more. The editor marks empty values. */
const maxBlanks = 5;
const blankPrefix = 'value of ';

/** Asks for values that the description does not have, such as a user name. */
export function blankQuestions(blanks: readonly ImportedBlank[]): Question[] {
  return blanks
    .slice(0, maxBlanks)
    .map(({ key, prompt }) => ({ name: blankPrefix + key, prompt: `${prompt}. Leave it empty to set it later.` }));
}

/** The values that were entered, by their keys. */
export function blankValues(replies: Replies): Map<string, string> {
  const entered = [...replies].filter(([name, value]) => name.startsWith(blankPrefix) && value !== '');
  return new Map(entered.map(([name, value]) => [name.slice(blankPrefix.length), value]));
}
