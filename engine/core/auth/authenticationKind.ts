import type { ContextName } from '../expressions/context.ts';
import type { JsonObject } from '../json/value.ts';
import type { authenticationBranches } from '../schema/generated/options.ts';
import type { TokenResponse } from './tokenResponse.ts';

export type AuthenticationType = keyof typeof authenticationBranches;

/** The keys of a place below `api.authentication`. */
export type OptionPath = readonly string[];

/** Describes a kind of authentication (`docs/format/authentication.md`) for the other parts of Pagewright. */
export interface AuthenticationKind {
  readonly type: AuthenticationType;
  /** The keys of `config` that the kind reads, each in its best spelling, with or without `#`. */
  readonly configKeys?: readonly string[];
  readonly oauth?: OauthUse;
  /** The options in which every value is computed. */
  readonly computed?: readonly ComputedOptions[];
  readonly login?: LoginPlaces;
  /** The options for the values that the kind adds to requests, if all of them are optional. */
  readonly adds?: readonly OptionPath[];
  /** The common uses of the kind, as New Configuration offers them. */
  readonly offers?: readonly AuthenticationOffer[];
}

/** A key of `authorization.oauth_api.credentials`. */
export type OauthKey = '#data' | 'appKey' | '#appSecret';

/** The values that a kind uses from `authorization.oauth_api.credentials`. */
export interface OauthUse {
  readonly required: readonly OauthKey[];
  readonly optional?: readonly OauthKey[];
  /** The keys that the kind reads in the JSON of `#data`. */
  readonly dataKeys?: readonly string[];
  /** The text of `#data` after a login in the browser, with the options of the kind; absent: it takes none. */
  readonly dataOf?: (tokens: TokenResponse, options: JsonObject) => string;
}

/** An object in the options in which a run computes every value. */
export interface ComputedOptions {
  readonly path: OptionPath;
  /** The contexts that references can name here (`docs/format/functions.md#2-contexts`). */
  readonly contexts: readonly ContextName[];
  /** Whether an object that is not an expression is data; otherwise it is a mistake. */
  readonly holdsData?: true;
  /** The former place of the object, below `api`, used if the one at `path` is empty. */
  readonly formerPath?: OptionPath;
}

/** The places of a login below `api.authentication` (`docs/format/authentication.md#4-login`). */
export interface LoginPlaces {
  /** The login request, which has an `endpoint`. */
  readonly request: OptionPath;
  /** The values from the response that later requests use. */
  readonly gives: OptionPath;
  /** The end of the login; an object has the path into the response at `response`, and the truth value `relative`. */
  readonly expires: OptionPath;
}

/** A kind as New Configuration offers it. */
export interface AuthenticationOffer {
  readonly label: string;
  readonly detail: string;
  readonly asks: readonly OfferedQuestion[];
  /** The login that a cURL command can give in reply to one of the questions. */
  readonly pasted?: PastedLogin;
  /** The options besides `type`. */
  readonly options: Template;
  /** The keys of `config` that the options need. */
  readonly config?: Template;
  /** The keys of `authorization.oauth_api.credentials` that the kind needs. */
  readonly credentials?: Template;
}

/** The question that a cURL command of the login answers too, and the others that it answers with it. */
export interface PastedLogin {
  readonly question: string;
  readonly answers: readonly string[];
}

/** A question of an offer. A name that starts with `#` is that of a secret, which is in no file. */
export interface OfferedQuestion {
  readonly name: string;
  readonly prompt: string;
  readonly value?: string;
}

/** An object of a new configuration. `‹name›` in its texts and keys is replaced by the reply to this question. */
export interface Template {
  readonly [key: string]: TemplateValue;
}

export type TemplateValue = string | boolean | readonly TemplateValue[] | Template;

/** The function of the format that joins these values. */
export function concat(...args: TemplateValue[]): Template {
  return { function: 'concat', args };
}

/** The pointer of a place below `api.authentication`. */
export function pointerTo(path: OptionPath): string {
  return ['/api/authentication', ...path].join('/');
}

/** The spellings of a key of `config` that a kind reads itself; the plain one comes first in a run too. */
export function spellingsOf(configKey: string): readonly [plain: string, secret: string] {
  const plain = configKey.replace(/^#/, '');
  return [plain, `#${plain}`];
}

/** Every name under which a kind itself reads `config`. */
export function configNamesOf({ configKeys = [] }: AuthenticationKind): string[] {
  return configKeys.flatMap(spellingsOf);
}
