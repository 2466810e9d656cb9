import type { ContextName } from '../expressions/context.ts';
import type { authenticationBranches } from '../schema/generated/options.ts';

/** The name of a kind in `api.authentication.type`. */
export type AuthenticationType = keyof typeof authenticationBranches;

/** The keys that lead to a place below `api.authentication`. */
export type OptionPath = readonly string[];

/**
 * What is known of a kind of authentication (`authentication.md`) beside the code that authenticates: everything that
 * another part of the house asks about it. What does not apply to a kind is absent.
 */
export interface AuthenticationKind {
  readonly type: AuthenticationType;
  /** The keys of `config` that it reads by itself, each as it is best written: with `#` or without. */
  readonly configKeys?: readonly string[];
  /** What it is made from where the platform adds the credentials of an OAuth application to a configuration. */
  readonly oauth?: OauthUse;
  /** The options whose every value is computed. */
  readonly computed?: readonly ComputedOptions[];
  /** Where its options describe a login. */
  readonly login?: LoginPlaces;
  /** The options that say what it adds to requests, where it also works with none of them. */
  readonly adds?: readonly OptionPath[];
  /** How New Configuration offers it. */
  readonly offer?: AuthenticationOffer;
}

/** A key of `authorization.oauth_api.credentials`. */
export type OauthKey = '#data' | 'appKey' | '#appSecret';

/** What a kind takes from `authorization.oauth_api.credentials`. */
export interface OauthUse {
  readonly required: readonly OauthKey[];
  readonly optional?: readonly OauthKey[];
  /** The keys that it reads in the JSON of `#data` by itself. */
  readonly dataKeys?: readonly string[];
}

/** An object of the options whose every value a run computes. */
export interface ComputedOptions {
  readonly path: OptionPath;
  /** What references can name there (`functions.md` section 2). */
  readonly contexts: readonly ContextName[];
  /** Whether an object that is no expression is data; elsewhere it can only be a mistake. */
  readonly holdsData?: true;
  /** Where the object stood once, below `api`: it counts where the one at `path` is empty. */
  readonly formerPath?: OptionPath;
}

/** The places of a login below `api.authentication` (`authentication.md` section 4). */
export interface LoginPlaces {
  /** The login request, which has an `endpoint`. */
  readonly request: OptionPath;
  /** What later requests take from the response. */
  readonly gives: OptionPath;
  /** When the login ends; an object has the path into the response at `response`, and the truth value `relative`. */
  readonly expires: OptionPath;
}

/** A kind as New Configuration offers it. */
export interface AuthenticationOffer {
  readonly label: string;
  readonly detail: string;
  /** The options beside `type`, and the keys of `config` that come with them. */
  readonly options: Template;
  readonly config: Template;
}

/**
 * An object of a new configuration. What the user decides stands in `‹›`: a text to begin with, or texts to choose from as
 * in `‹POST|FORM|GET›`.
 */
export interface Template {
  readonly [key: string]: string | Template;
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
