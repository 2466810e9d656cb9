import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { readDocumentation } from '../inputs/documentation.ts';

const pages = ['diagnostics.md', 'verdict.md', 'errors.md'];

export const explain = defineTool({
  name: 'explain',
  title: 'Explain a code',
  description:
    'Explains a code of a finding ("pagination.page-size-unset"), of an error of a run ("http.status") or of the evidence of a verdict ("total-differs"): what it means and how to fix it.',
  input: z.strictObject({ code: z.string().min(1).max(200) }),
  output: z.object({ code: z.string(), explanations: z.array(z.object({ page: z.string(), text: z.string() })) }),
  async run({ code }, call) {
    const { UserError } = await import('@pagewright/engine/run');
    const { closestName } = await import('@pagewright/engine/secrets');
    const texts = await Promise.all(pages.map((page) => readDocumentation(call.host.assets.docs, page)));
    const known = texts.map((text) => explanationsIn(text));
    const explanations = pages.flatMap((page, index) => {
      const text = known[index]?.get(code);
      return text === undefined ? [] : [{ page, text }];
    });
    if (explanations.length > 0) return { code, explanations };
    const nearest = closestName(
      code,
      known.flatMap((each) => [...each.keys()]),
    );
    const advice =
      nearest === undefined
        ? 'Give it as "check", "run_trial" or "read_verdict" return it.'
        : `Did you mean "${nearest}"?`;
    throw new UserError('tool.unknown-code', `There is no code "${code}". ${advice}`);
  },
});

/** The explanations by code: the section whose heading or second line names it, or the row of a table. */
function explanationsIn(markdown: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const section of markdown.split(/^#{1,2} /m)) {
    const [heading = '', ...lines] = section.split('\n');
    const text = lines.join('\n').trim();
    const code = /^Code `([a-z.-]+)`/.exec(text)?.[1] ?? (/^[a-z]+(-[a-z]+)+$/.test(heading) ? heading : undefined);
    if (code !== undefined) found.set(code, text);
    for (const [, codes = '', meaning = ''] of section.matchAll(/^\| (`.+?) \| (.+) \|$/gm))
      for (const [, each = ''] of codes.matchAll(/`([a-z0-9.-]+)`/g)) found.set(each, meaning.replaceAll('\\|', '|'));
  }
  return found;
}
