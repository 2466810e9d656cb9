import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { readSchema } from '../inputs/openService.ts';

const keyOutput = z.object({
  key: z.string(),
  text: z.string().describe('Meaning, default and example.'),
  values: z.array(z.object({ value: z.string(), text: z.string() })).describe('The only values, if there are few.'),
});

/** Describes a key or a paging method of the format. */
export const describeFormat = defineTool({
  name: 'describe_format',
  title: 'Describe the format',
  description:
    'Describes the format of Generic Extractor configurations: a key ("dataField", "api.http.headers"), the options of a paging method ("offset", "response.url"), or, without either, the keys of an object of the format. Use it before you write a key that you are not sure of.',
  input: z.strictObject({
    key: z.string().min(1).max(300).optional().describe('A key, or its path such as "api.pagination.method".'),
    method: z.string().min(1).max(100).optional().describe('A paging method.'),
  }),
  output: z.object({
    parts: z.array(z.object({ part: z.string().describe('The object of the format.'), keys: z.array(keyOutput) })),
  }),
  async run({ key, method }, call) {
    const { UserError } = await import('@pagewright/engine/run');
    const { closestName } = await import('@pagewright/engine/secrets');
    const schema = (await readSchema(call.host.assets.schemas)) as FormatPart;
    const definitions = Object.entries(schema.definitions ?? {});
    if (key === undefined && method === undefined)
      return { parts: [partOf('Parameters', schema), partOf('Api', schema), partOf('JobValues', schema)] };
    if (method !== undefined) {
      const name = `${method.replace(/(^|\.)([a-z])/g, (_match, _dot, letter: string) => letter.toUpperCase())}Pagination`;
      const methods = valuesOf(schema.definitions?.['PaginationMethod'] ?? {}, schema).map(({ value }) => value);
      if (!methods.includes(method))
        throw new UserError(
          'pagination.unknown-method',
          `There is no paging method "${method}". The methods are "${methods.join('", "')}".`,
        );
      return { parts: [partOf(name, schema)] };
    }
    const wanted = (key ?? '').split('.').at(-1)?.replace(/\[\]$/, '') ?? '';
    const parts = definitions
      .map(([name]) => partOf(name, schema))
      .map(({ part, keys }) => ({ part, keys: keys.filter((each) => each.key === wanted) }))
      .filter(({ keys }) => keys.length > 0);
    // The properties of an object are separate parts.
    const inside = definitions
      .filter(([name]) => name.toLowerCase() === wanted.toLowerCase())
      .map(([name]) => partOf(name, schema));
    if (parts.length + inside.length > 0) return { parts: [...parts, ...inside] };
    const known = definitions.flatMap(([, { properties = {} }]) => Object.keys(properties));
    const nearest = closestName(wanted, known);
    throw new UserError(
      'tool.unknown-key',
      `The format has no key "${wanted}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    );
  },
});

interface FormatPart {
  $ref?: string;
  properties?: Record<string, FormatPart>;
  definitions?: Record<string, FormatPart>;
  anyOf?: FormatPart[];
  enum?: unknown[];
  markdownDescription?: string;
  markdownEnumDescriptions?: string[];
}

function partOf(name: string, schema: FormatPart): { part: string; keys: z.infer<typeof keyOutput>[] } {
  const properties = Object.entries(schema.definitions?.[name]?.properties ?? {});
  const keys = properties
    .filter(([, part]) => part.markdownDescription !== undefined)
    .map(([key, part]) => ({ key, text: part.markdownDescription ?? '', values: valuesOf(part, schema) }));
  return { part: name, keys };
}

function valuesOf(part: FormatPart, schema: FormatPart): { value: string; text: string }[] {
  const target = part.$ref === undefined ? part : schema.definitions?.[part.$ref.replace('#/definitions/', '')];
  const listed = [target, ...(target?.anyOf ?? [])].find((each) => each?.enum !== undefined);
  return (listed?.enum ?? []).flatMap((value, index) =>
    typeof value === 'string' ? [{ value, text: listed?.markdownEnumDescriptions?.[index] ?? '' }] : [],
  );
}
