import type { Code } from '../../core/contracts/generated/types.ts';
import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { PlatformError } from '../../core/platform/platformError.ts';
import { platformTime } from '../../core/platform/platformTime.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';
import { type FailedRequest, hostOf, laterText, shown } from './failedRequest.ts';
import { readAnswer } from './readAnswer.ts';

/** The parts of the message about a response. `where` is the host; `said` are the words of the API in parentheses, if there are any. */
interface Refused {
  response: HttpResponse;
  request: FailedRequest;
  answer: JsonPart | undefined;
  where: string;
  said: string;
}

type Worded = [code: Code, message: string];

const newToken =
  'Create one in the settings of the project, under "API Tokens", and give it in "KBC_TOKEN", with --token-file FILE, or by connecting again in the editor.';

const byStatus = new Map<number, (refused: Refused) => Worded>([
  [401, (refused) => ['platform.token-refused', `${tokenText(refused)}${refused.said}. ${newToken}`]],
  [
    403,
    ({ where, said }) => [
      'platform.forbidden',
      `The token has no right to do this at ${where}${said}. Use a token that may manage configurations, such as one of a user of the project.`,
    ],
  ],
  [
    404,
    ({ where, said }) => [
      'platform.not-found',
      `${where} does not find what was asked for${said}. It may have been deleted there.`,
    ],
  ],
  [
    409,
    ({ where, said }) => [
      'platform.in-use',
      `${where} is busy with another change of the same${said}. Try again in a moment.`,
    ],
  ],
  [
    413,
    ({ where, said }) => [
      'platform.too-large',
      `This is too large for ${where}${said}. Make the configuration smaller.`,
    ],
  ],
  [
    429,
    ({ where, said }) => [
      'platform.too-many-requests',
      `${where} gets too many requests${said}. Try again in a minute.`,
    ],
  ],
]);

/** The statuses of a refused token. */
const aboutToken: ReadonlySet<number> = new Set([401, 403]);

/** The error of a response with a status that is none of success. */
export function refusal(response: HttpResponse, request: FailedRequest): PlatformError {
  const { status } = response;
  const answer = readAnswer(response);
  const where = `"${hostOf(request)}"`;
  const refused = { response, request, answer, where, said: saidBy(answer, request) };
  const [code, message] = wordsFor(refused);
  return new PlatformError(code, message, { status, mayHaveArrived: code === 'platform.failed' && request.isWrite });
}

function wordsFor(refused: Refused): Worded {
  const { response, request, answer, where, said } = refused;
  const { status } = response;
  const known = aboutToken.has(status) && !request.hasToken ? undefined : byStatus.get(status);
  if (known !== undefined) return known(refused);
  if (status >= 300 && status <= 399) return ['platform.redirected', redirectText(refused)];
  if (status === 503 && answer?.text('status') === 'maintenance')
    return ['platform.maintenance', maintenanceText(refused, answer)];
  if (status >= 500) return ['platform.failed', failureText(refused)];
  return ['platform.rejected', `${where} does not accept the request (HTTP ${status})${said}.`];
}

function tokenText({ answer, where }: Refused): string {
  const isExpired = /expired/i.test(`${answer?.text('code')} ${answer?.text('error')}`);
  return isExpired ? `The token has expired at ${where}` : `${where} does not accept the token`;
}

/** Nothing is sent anywhere else: not the token, and not what the request asks for. */
function redirectText({ response, request, where }: Refused): string {
  const location = response.headers.get('location') ?? '';
  const { origin } = request;
  const to = URL.canParse(location, origin) ? `to "${shown(new URL(location, origin).origin, request)}"` : 'elsewhere';
  return `${where} redirects ${to}, which is not followed with a token. Check the address of the stack, and whether the network asks for a login.`;
}

function maintenanceText({ request, where }: Refused, answer: JsonPart): string {
  const end = answer.text('estimatedEndTime');
  const until = end === undefined ? '' : ` It ends about ${platformTime(end) ?? shown(end, request)}.`;
  const reason = answer.text('reason');
  return `${where} is closed for maintenance${reason ? `: ${shown(reason, request)}` : ''}.${until} Try again then.`;
}

function failureText({ response: { status }, request, answer, where, said }: Refused): string {
  const failed = answer === undefined ? `A gateway responded instead of ${where}` : `${where} failed`;
  return `${failed} (HTTP ${status})${said}. ${laterText(request)}`;
}

/** The words of the API and the id by which its support finds the request: ` ("…", exception mock-1)`. */
function saidBy(answer: JsonPart | undefined, request: FailedRequest): string {
  const message = shown(answer?.text('error') ?? '', request);
  const exception = answer?.text('exceptionId') ?? '';
  const id = /^[\w.:-]{1,100}$/.test(exception) ? `exception ${shown(exception, request)}` : '';
  const parts = [message === '' ? '' : `"${message}"`, id].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
