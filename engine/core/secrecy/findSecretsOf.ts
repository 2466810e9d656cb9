import { hasField, type JsonObject } from '../json/value.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import { CarriedSecrets } from './carriedSecrets.ts';
import type { Redactor } from './redactor.ts';
import type { SecretFinder } from './requestToStranger.ts';
import { minLengthInText } from './searched.ts';

/** The purpose of a request, and the known secrets. */
interface Given {
  /** The origins that the configuration names, and the default parameters. */
  iteration: { origins: ReadonlyMap<string, string>; defaultParams: JsonObject };
  /** The parameters of the job as written. */
  job: { params: JsonObject };
  redactor: Redactor;
  /** The lasting secrets; if given, they are not collected for each request. */
  carried?: CarriedSecrets;
  /** Texts made from secrets for this request. */
  made?: readonly string[];
}

/** Finds the secrets of a run in a request of one of its jobs. */
export function findSecretsOf({ target }: HttpRequest, { iteration, job, redactor, ...given }: Given): SecretFinder {
  const { carried = new CarriedSecrets(redactor.lasting), made = [] } = given;
  const { origins, defaultParams } = iteration;
  const fresh = made.length === 0 ? undefined : new CarriedSecrets(new Set(made));
  const { hostname } = new URL(target.origin);
  // The configuration itself uses this host, with another scheme or port.
  const isKnown = [...origins.keys()].some((origin) => new URL(origin).hostname === hostname);
  return {
    isIn: (text) => !(isKnown && text === hostname) && (carried.isIn(text) || fresh?.isIn(text) === true),
    isAll: (value, name) => {
      if (value.length >= minLengthInText) return redactor.secrets.has(value);
      // A short one is in every address by chance; it counts only where the configuration puts it.
      return carried.isAll(value) && (hasField(job.params, name) || hasField(defaultParams, name));
    },
  };
}
