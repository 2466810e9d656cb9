import {
  authenticationOffers,
  findOffer,
  type OfferedAuthentication,
  type OfferedQuestion,
} from '@pagewright/engine/authentication';
import type { CurlLoginAnswer } from '@pagewright/server/curlProtocol';
import type { SecretKeeper } from '../../language/curl/credentials.ts';
import { looksLikeCurl } from '../../language/curl/curlText.ts';
import { type PastedAddress, readAddress } from '../addresses/pastedAddress.ts';
import { meantSource } from '../addresses/typedSource.ts';
import type { Question, Replies, TextQuestion } from '../steps/question.ts';
import { secretQuestion } from '../steps/secretQuestion.ts';

export interface QuestionPorts {
  /** Reads the login that a cURL command sends, below the base address. */
  readLogin(command: string, baseUrl: string): Promise<CurlLoginAnswer>;
  /** Asks where the configuration of an API is saved; no question if a dialog asks for it later. */
  askForPlace(baseUrl: string, replies: Replies): Promise<Question[]>;
  secrets: Pick<SecretKeeper, 'limit'>;
}

const address: TextQuestion = {
  name: 'address',
  prompt: 'Address of the API, or of one of its endpoints. A cURL command or an OpenAPI document is imported.',
  placeHolder: 'api.example.com/v2/orders?status=open',
  isCheckedWhileTyping: true,
  findProblem(reply) {
    const read = readAddress(reply);
    return 'problem' in read && !isImported(reply) ? read.problem : undefined;
  },
};

/** The questions of New Configuration, as far as the replies so far determine them. */
export async function questionsFor(replies: Replies, ports: QuestionPorts): Promise<Question[]> {
  const reply = replies.get('address') ?? '';
  if (isImported(reply)) return [address];
  const read = readAddress(reply);
  const pasted = 'problem' in read ? { baseUrl: '', endpoint: '', credentials: {} } : read;
  const place = await ports.askForPlace(pasted.baseUrl, replies);
  const offer = findOffer(replies.get('authentication'));
  const answered = pastedLogin(offer, replies) === undefined ? [] : (offer.pasted?.answers ?? []);
  const asked = offer.asks.filter(({ name }) => !answered.includes(name));
  return [
    address,
    authenticationOf(pasted),
    ...asked.map((ask) => orLogin(credentialOf(ask, pasted, ports.secrets.limit), { offer, pasted, ports })),
    endpointBelow(pasted),
    ...place,
  ];
}

/** Whether a reply is a cURL command or a description, which answers the other questions. */
function isImported(reply: string): boolean {
  return looksLikeCurl(reply) || meantSource(reply) !== undefined;
}

/** The authentication that the credentials in an address belong to. */
function authenticationOf({ credentials }: PastedAddress): Question {
  const names = Object.keys(credentials);
  const asksForAll = ({ asks }: (typeof authenticationOffers)[number]) =>
    names.every((name) => asks.some((ask) => ask.name === name));
  return {
    name: 'authentication',
    placeHolder: 'How the API authenticates its callers',
    choices: authenticationOffers,
    ...(names.length > 0 && { value: authenticationOffers.find(asksForAll)?.label ?? '' }),
  };
}

function credentialOf(
  { name, prompt, value: usual }: OfferedQuestion,
  { credentials }: PastedAddress,
  limit: string | undefined,
): TextQuestion {
  const value = credentials[name] ?? usual ?? '';
  if (!name.startsWith('#'))
    return { name, prompt, value, findProblem: (reply) => (reply === '' ? `Enter a value. ${prompt}.` : undefined) };
  return secretQuestion(name, prompt, value, limit);
}

/** The cURL command of the login among the replies to the questions of an authentication. */
export function pastedLogin({ pasted }: OfferedAuthentication, replies: Replies): string | undefined {
  const reply = replies.get(pasted?.question ?? '') ?? '';
  return looksLikeCurl(reply) ? reply : undefined;
}

interface AskedWith {
  offer: OfferedAuthentication;
  pasted: PastedAddress;
  ports: QuestionPorts;
}

/** A question that takes a cURL command of the login too, if it is the one that does. */
function orLogin(question: TextQuestion, { offer, pasted, ports }: AskedWith): TextQuestion {
  if (question.name !== offer.pasted?.question) return question;
  return {
    ...question,
    async findProblem(reply) {
      if (!looksLikeCurl(reply)) return await question.findProblem?.(reply);
      const read = await ports.readLogin(reply, pasted.baseUrl);
      return 'problem' in read ? read.problem : undefined;
    },
  };
}

function endpointBelow({ baseUrl, endpoint }: PastedAddress): TextQuestion {
  return {
    name: 'endpoint',
    prompt: `First endpoint, below ${baseUrl}`,
    placeHolder: 'orders?status=open',
    value: endpoint,
    findProblem(reply) {
      const [placeholder] = /(?<!\{)\{+[^{}]*\}+/.exec(reply.replace(/[?#].*/, '')) ?? [];
      if (reply === '') return 'Enter the path of a resource, such as "orders".';
      return placeholder && `Replace "${placeholder}" by a value. A child job can fill it in later.`;
    },
  };
}
