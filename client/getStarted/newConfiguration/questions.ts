import { authenticationOffers, findOffer, type OfferedQuestion } from '@pagewright/engine/authentication';
import type { SecretKeeper } from '../../language/curl/credentials.ts';
import { looksLikeCurl } from '../../language/curl/curlText.ts';
import { type PastedAddress, readAddress } from '../addresses/pastedAddress.ts';
import { meantSource } from '../addresses/typedSource.ts';
import type { Question, Replies, TextQuestion } from '../steps/question.ts';
import { secretQuestion } from '../steps/secretQuestion.ts';

export interface QuestionPorts {
  /** Proposes a file for the configuration of an API; undefined if a dialog asks for it later. */
  proposeFile(baseUrl: string): Promise<TextQuestion | undefined>;
  secrets: Pick<SecretKeeper, 'limit'>;
}

const address: TextQuestion = {
  name: 'address',
  prompt: 'Address of the API, or of one of its endpoints. A cURL command or an OpenAPI document is imported.',
  placeHolder: 'api.example.com/v2/orders?status=open',
  findProblem(reply) {
    const read = readAddress(reply);
    return 'problem' in read && !isImported(reply) ? read.problem : undefined;
  },
};

/** The questions of New Configuration, as far as the replies so far determine them. */
export async function questionsFor(replies: Replies, { proposeFile, secrets }: QuestionPorts): Promise<Question[]> {
  const reply = replies.get('address') ?? '';
  if (isImported(reply)) return [address];
  const read = readAddress(reply);
  const pasted = 'problem' in read ? { baseUrl: '', endpoint: '', credentials: {} } : read;
  const file = await proposeFile(pasted.baseUrl);
  return [
    address,
    authenticationOf(pasted),
    ...findOffer(replies.get('authentication')).asks.map((ask) => credentialOf(ask, pasted, secrets.limit)),
    endpointBelow(pasted),
    ...(file === undefined ? [] : [file]),
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
