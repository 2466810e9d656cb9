import type { ContextName } from '../expressions/context.ts';
import type { authenticationBranches } from '../schema/generated/options.ts';

/** The name of a kind in `api.authentication.type`. */
export type AuthenticationType = keyof typeof authenticationBranches;

/** The keys that lead to a place below `api.authentication`. */
export type OptionPath = readonly string[];

/**
 * Describes a kind of authentication (`docs/format/authentication.md`), apart from the code that authenticates:
 * everything that other parts of Pagewright need to know. Keys that do not apply to a kind are absent.
 */
export interface AuthenticationKind {
  readonly type: AuthenticationType;
  /** The keys of `config` that it reads, each in its best spelling, with or without `#`. */
  readonly configKeys?: readonly string[];
  /** What it needs from the OAuth credentials that the platform adds to a configuration. */
  readonly oauth?: OauthUse;
  /** The options in which every value is computed. */
  readonly computed?: readonly ComputedOptions[];
  /** Where its options describe a login. */
  readonly login?: LoginPlaces;
  /** The options for what it adds to requests, if all of them are optional. */
  readonly adds?: readonly OptionPath[];
  /** How New Configuration offers it: each of its common uses. */
  readonly offers?: readonly AuthenticationOffer[];
}

/** A key of `authorization.oauth_api.credentials`. */
export type OauthKey = '#data' | 'appKey' | '#appSecret';

/** What a kind uses from `authorization.oauth_api.credentials`. */
export interface OauthUse {
  readonly required: readonly OauthKey[];
  readonly optional?: readonly OauthKey[];
  /** The keys that it reads in the JSON of `#data`. */
  readonly dataKeys?: readonly string[];
}

/** An object in the options in which a run computes every value. */
export interface ComputedOptions {
  readonly path: OptionPath;
  /** What references can name there (`docs/format/functions.md#2-contexts`). */
  readonly contexts: readonly ContextName[];
  /** Whether an object that is not an expression is data; elsewhere it can only be a mistake. */
  readonly holdsData?: true;
  /** The former place of the object, below `api`, which counts if the one at `path` is empty. */
  readonly formerPath?: OptionPath;
}

/** The places of a login below `api.authentication` (`docs/format/authentication.md#4-login`). */
export interface LoginPlaces {
  /** The login request, which has an `endpoint`. */
  readonly request: OptionPath;
  /** What later requests use from the response. */
  readonly gives: OptionPath;
  /** When the login ends; an object has the path into the response at `response`, and the truth value `relative`. */
  readonly expires: OptionPath;
}

/** A kind as New Configuration offers it. */
export interface AuthenticationOffer {
  readonly label: string;
  readonly detail: string;
  /** What the user is asked, in order. */
  readonly asks: readonly OfferedQuestion[];
  /** The options besides `type`. */
  readonly options: Template;
  /** The keys of `config` that they need. */
  readonly config?: Template;
  /** The keys of `authorization.oauth_api.credentials` that the kind needs. */
  readonly credentials?: Template;
}

/** A question of an offer. One whose name starts with `#` asks for the secret of this name, which no file has. */
export interface OfferedQuestion {
  readonly name: string;
  readonly prompt: string;
  /** The usual reply. */
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

/** The ways to write a key of `config` that a kind reads by itself; the plain one comes first in a run too. */
export function spellingsOf(configKey: string): readonly [plain: string, secret: string] {
  const plain = configKey.replace(/^#/, '');
  return [plain, `#${plain}`];
}

/** Every name under which a kind reads `config` by itself. */
export function configNamesOf({ configKeys = [] }: AuthenticationKind): string[] {
  return configKeys.flatMap(spellingsOf);
}
