import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Feature, questions } from '../support/serviceQuestions.ts';
import { testService } from '../support/testService.ts';
import type { DocumentAttack } from './attack.ts';

const uri = 'file:///work/users.extractor.json';

/** The codes of the diagnostics of a document, after every question about it at its beginning, middle and end. */
export async function askAll({ text, files = {} }: DocumentAttack['given']): Promise<string[]> {
  const beside = Object.entries(files).map(([name, content]) => [`file:///work/${name}`, content] as const);
  const service = testService(Object.fromEntries(beside));
  const document = TextDocument.create(uri, 'extractor-config', 1, text);
  const diagnostics = await service.findDiagnostics(document);
  for (const offset of [0, Math.floor(text.length / 2), text.length]) {
    const asked = { document, position: document.positionAt(offset), diagnostics };
    for (const feature of Object.keys(questions) as Feature[]) await questions[feature](service, asked);
  }
  return [...new Set(diagnostics.map(({ code }) => String(code)))].sort();
}

/** The codes of the errors that an editor shows in a configuration. */
export async function errorsIn(text: string): Promise<string[]> {
  const diagnostics = await testService().findDiagnostics(TextDocument.create(uri, 'extractor-config', 1, text));
  return diagnostics.filter(({ severity }) => severity === 1).map(({ code }) => String(code));
}
