import { findPagingParams } from '../../../../engine/core/descriptions/evidence/pagingParams.ts';
import { schemaOfValues } from '../../../../engine/core/descriptions/schemaOfValues.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import type { Described } from '../../descriptions/described.ts';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import { findText } from '../../model/nodes.ts';
import type { KnownName, KnownNames, ParamRole } from './candidate.ts';

/** What the service knows of the parameters of a job. */
interface ParamSources {
  model: ExtractorModel;
  described: Described | undefined;
  method: string;
  /** Those that the job sends. */
  params: readonly (readonly [name: string, value: JsonValue])[];
}

/**
 * The names of paging parameters that need no guess, by what they do: of ids that the job sends, then those of a
 * description, then those that `pagination` has already.
 */
export function knownNames(job: Job, { model, described, method, params }: ParamSources): KnownNames {
  const sent = namesAmong(params);
  // `page[after]` is a key of an object: only a query has such a name.
  const written = Object.entries(described?.detailsOf(job)?.paging ?? {}).filter(
    ([, name]) => method === 'GET' || !name.includes('['),
  );
  return Object.fromEntries([
    ...configured(job, model),
    ...written.map(([role, name]) => [role, { name, source: `${described?.name} describes "${name}"` }]),
    ...(sent === undefined ? [] : [['id', { name: sent, source: `the job sends "${sent}"` }]]),
  ]);
}

/** A parameter of the job that is named like one for an id to continue after. */
function namesAmong(params: ParamSources['params']): string | undefined {
  const described = params.map(([name, value]) => {
    return { name, in: 'query' as const, isRequired: false, description: '', schema: schemaOfValues([value]) };
  });
  return findPagingParams({ params: described, method: 'GET' }).id?.param.name;
}

function configured(job: Job, { scrollers }: ExtractorModel): [ParamRole, KnownName][] {
  return scrollers
    .filter(({ jobs }) => jobs.includes(job))
    .flatMap(({ node, paging }): [ParamRole, KnownName][] => {
      const named = (role: ParamRole, name: string | undefined): [ParamRole, KnownName][] =>
        name === undefined || name === '' ? [] : [[role, { name, source: `"pagination" names "${name}"` }]];
      const { counted, next } = paging ?? {};
      if (counted === undefined) return next?.holds === 'address' ? [] : named(roleOf(next?.holds), paging?.params[0]);
      const { keys, unit } = counted;
      return [
        ...named(unit === 'pages' ? 'page' : 'position', findText(node, keys.startParam)?.value),
        ...named('size', findText(node, keys.sizeParam)?.value),
      ];
    });
}

function roleOf(holds: string | undefined): ParamRole {
  return holds === 'id' ? 'id' : 'token';
}
