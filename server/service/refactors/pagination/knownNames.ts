import type { DescribedParam } from '@pagewright/core/descriptions/apiDescription';
import { findPagingParams, type PagingParam } from '@pagewright/core/descriptions/evidence/pagingParams';
import type { DetailedParam } from '@pagewright/core/descriptions/matching/operationDetails';
import { schemaOfValues } from '@pagewright/core/descriptions/schemaOfValues';
import type { KnownName, KnownNames, KnownRole } from '@pagewright/core/finding/bench/search';
import { jsonIn } from '@pagewright/core/json/jsonIn';
import type { JsonValue } from '@pagewright/core/json/value';
import type { Described } from '../../descriptions/described.ts';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import { findText } from '../../model/nodes.ts';

/** The sources of a job's known parameters. */
interface ParamSources {
  model: ExtractorModel;
  described: Described | undefined;
  method: string;
  params: readonly (readonly [name: string, value: JsonValue])[];
}

/**
 * Names of paging parameters that need no guess, by role: of ids that the job sends, then those of a description, then
 * those that `pagination` has already.
 */
export function knownNames(job: Job, { model, described, method, params }: ParamSources): KnownNames {
  const sent = findPagingParams({ params: params.map(asSent), method: 'GET' }).lastId?.param.name;
  const written = findPagingParams({ params: described?.paramsOf(job, model).map(asDescribed) ?? [], method });
  return Object.fromEntries([
    ...configured(job, model),
    ...Object.entries(written).flatMap(([role, found]) => (found ? [[role, describedName(found, described)]] : [])),
    ...(sent === undefined ? [] : [['lastId', { name: sent, source: `the job sends "${sent}"` }]]),
  ]);
}

function describedName({ param: { name } }: PagingParam, described: Described | undefined): KnownName {
  return { name, source: `${described?.name} describes "${name}"` };
}

function asSent([name, value]: ParamSources['params'][number]): DescribedParam {
  return { name, in: 'query', isRequired: false, description: '', schema: schemaOfValues([value]) };
}

function asDescribed({ name, in: place, isRequired, types, about }: DetailedParam): DescribedParam {
  const valuesIn = (...texts: (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : (jsonIn(text) ?? [])));
  const examples = valuesIn(about.default, about.example);
  const schema = { ...schemaOfValues([]), types, format: about.format ?? '', enum: valuesIn(...(about.enum ?? [])) };
  return { name, in: place, isRequired, description: about.description ?? '', schema: { ...schema, examples } };
}

function configured(job: Job, { scrollers }: ExtractorModel): [KnownRole, KnownName][] {
  return scrollers
    .filter(({ jobs }) => jobs.includes(job))
    .flatMap(({ node, paging }): [KnownRole, KnownName][] => {
      const named = (role: KnownRole, name: string | undefined): [KnownRole, KnownName][] =>
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

function roleOf(holds: string | undefined): KnownRole {
  return holds === 'id' ? 'lastId' : 'nextToken';
}
