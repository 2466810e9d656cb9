import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { configurationInput, readConfiguration } from '../inputs/configuration.ts';
import { openService } from '../inputs/openService.ts';
import { editOutput, editsOf, placeOf } from '../results/editResult.ts';

const profiles = ['platform', 'pagewright'] as const;
const severities = ['error', 'warning', 'information', 'hint'] as const;

/** The findings of the editor, with its fixes. */
export const check = defineTool({
  name: 'check',
  title: 'Check a configuration',
  description:
    'Finds mistakes in a Keboola Generic Extractor configuration: broken JSON, misspelled keys, paging that would silently read one page, references that do not exist. Use it after every change of a configuration. Each finding has a code, a place and, where one is known, a fix with its edits.',
  input: z.strictObject({
    ...configurationInput,
    profile: z
      .enum(profiles)
      .optional()
      .describe(
        'Who will run the configuration. With "platform", what the platform refuses or reads too little of is an error. Absent: as in the editor.',
      ),
  }),
  output: z.object({
    findings: z.array(
      z.object({
        severity: z.enum(severities),
        code: z.string().describe('Ask "explain" for it.'),
        message: z.string(),
        line: z.number(),
        column: z.number(),
        endLine: z.number(),
        endColumn: z.number(),
        fixes: z.array(
          z.object({
            title: z.string(),
            edits: z.array(editOutput).optional().describe('Absent where they move a secret: make them in the editor.'),
          }),
        ),
      }),
    ),
  }),
  async run({ profile, ...input }, call) {
    const configuration = await readConfiguration(input, call);
    const { service, document } = await openService(configuration, call, { profile });
    const redact = await call.redactor();
    const diagnostics = await service.findDiagnostics(document);
    const findings = diagnostics.map(async (diagnostic) => ({
      severity: severities[(diagnostic.severity ?? 1) - 1] ?? 'error',
      code: diagnostic.code,
      message: diagnostic.message,
      ...placeOf(diagnostic.range),
      fixes: (await service.findCodeActions(document, [diagnostic])).flatMap(({ title, edit }) => {
        const written = edit?.changes?.[document.uri];
        if (written === undefined) return [];
        const edits = editsOf(written, redact);
        return [{ title, ...(edits && { edits }) }];
      }),
    }));
    return { findings: await Promise.all(findings) };
  },
});
