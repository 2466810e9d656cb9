import { type Command, Option } from 'commander';
import { examplesText } from './about/examplesText.ts';
import type { ImportFileOptions, ImportVerb } from './importFile.ts';

/** The verbs, one for each kind of document; all of them do the same. */
const verbs: readonly (ImportVerb & { description: string; examples: string[] })[] = [
  {
    name: 'import-openapi',
    format: 'OpenAPI',
    description: 'Write a configuration from an OpenAPI or Swagger document, as JSON or YAML.',
    examples: [
      'import-openapi api.yaml --out users.extractor.json',
      "import-openapi https://api.example.com/openapi.json --select '/users*' --select 'GET /orders' --out shop.extractor.json",
    ],
  },
  {
    name: 'import-har',
    format: 'HAR',
    description: 'Write a configuration from what a browser recorded: a HAR file of its network view.',
    examples: ['import-har recorded.har --out users.extractor.json'],
  },
  {
    name: 'import-postman',
    format: 'Postman',
    description: 'Write a configuration from a Postman collection.',
    examples: ['import-postman shop.postman_collection.json --out shop.extractor.json'],
  },
];

/** `pagewright import-openapi`, `import-har` and `import-postman` (`docs/openapi.md`). */
export function addImports(program: Command): void {
  for (const verb of verbs) addImport(program, verb);
}

function addImport(program: Command, { description, examples, ...verb }: (typeof verbs)[number]): void {
  program
    .command(verb.name)
    .description(description)
    .argument('<document>', 'a file, or an http(s) address')
    .option('--out <file>', 'file for the configuration (default: print it)')
    .option(
      '--select <pattern>',
      'only endpoints like this, such as "/users*" or "POST /users/list"; may be repeated (default: every list)',
      (pattern: string, before: string[] = []) => [...before, pattern],
    )
    .option('--server <url>', 'base address (default: the first server of the document)')
    .option('--mappings', 'write a mapping with the described columns for each job')
    .option('--report <file>', 'write what was found, and by what evidence, as JSON')
    .addOption(new Option('--force', 'replace the file if it exists'))
    .addHelpText('after', examplesText(examples))
    .action(async (document: string, options: ImportFileOptions) => {
      // In a separate file, so that a run does not load the readers of descriptions.
      const { importFile } = await import('./importFile.ts');
      process.exitCode = await importFile(document, verb, options);
    });
}
