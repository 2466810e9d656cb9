import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;

const description = `openapi: 3.1.0
info: { title: Rides, version: '1' }
servers: [{ url: 'http://127.0.0.1:8377/v1' }]
paths:
  /health:
    get: { responses: { '200': { description: ok } } }
  /rides:
    get:
      summary: All rides, the newest first
      parameters:
        - { name: page_token, in: query, schema: { type: string } }
        - name: bike
          in: query
          required: true
          schema: { type: string, enum: [road, cargo] }
      responses:
        '200':
          description: A page of rides
          content:
            application/json:
              schema:
                type: object
                properties:
                  rides: { type: array, items: { type: object, properties: { id: { type: integer } } } }
                  meta: { type: object, properties: { next_token: { type: string, description: Of the next page. } } }
`;

const config = {
  api: {
    baseUrl: 'http://127.0.0.1:8377/v1/',
    pagination: { method: 'response.param', responseParam: 'meta.next_tokn', queryParam: 'page_token' },
  },
  config: { outputBucket: 'demo', jobs: [{ endpoint: 'rides', dataField: 'rides', params: { bike: 'road' } }] },
};

describe('A configuration whose API is described', () => {
  const names = ['described.extractor.json', 'described.openapi.yaml', 'described-api/rides.yaml', '.pagewright.json'];

  afterEach(async () => {
    await closeAll();
    for (const name of names) await vscode.workspace.fs.delete(fileUri(name)).then(undefined, () => undefined);
  });

  async function open(): Promise<vscode.TextDocument> {
    const uri = await writeFile(config, 'described.extractor.json');
    return (await vscode.window.showTextDocument(uri, { preview: false })).document;
  }

  const misspelled = (document: vscode.TextDocument) =>
    vscode.languages
      .getDiagnostics(document.uri)
      .find(({ message }) => message.startsWith('"meta.next_tokn" is not described'));

  it('is known before its first run: endpoints, parameters, paths, and the place of each in the document', async () => {
    await writeFile(description, 'described.openapi.yaml');
    const document = await open();
    const { message, severity } = await waitFor('the path that is not described', () => misspelled(document));
    assert.match(message, /in described\.openapi\.yaml .* Did you mean "meta\.next_token"\?/);
    assert.equal(severity, vscode.DiagnosticSeverity.Information);

    const labels = await labelsAt(document, placeIn(document, '"endpoint": "rides"'));
    assert.deepEqual(labels.slice(0, 2), ['rides', 'health']);
    assert.deepEqual(await labelsAt(document, placeIn(document, '"road"')), ['"road"', '"cargo"']);

    const [found] = await waitFor('the definition', async () => {
      const place = placeIn(document, '"bike"');
      const all = await execute<vscode.Location[]>('vscode.executeDefinitionProvider', document.uri, place);
      return all.length > 0 && all;
    });
    assert.equal(found?.uri.path.split('/').at(-1), 'described.openapi.yaml');
    const described = await vscode.workspace.openTextDocument(fileUri('described.openapi.yaml'));
    assert.match(described.lineAt(found?.range.start.line ?? 0).text, /name: bike/);
  });

  inSweep('is looked at again when the document changes', async () => {
    await writeFile(description, 'described.openapi.yaml');
    const document = await open();
    await waitFor('the path that is not described', () => misspelled(document));
    await writeFile(description.replace('next_token:', 'next_tokn:'), 'described.openapi.yaml');
    await waitFor('no finding', () => !misspelled(document));
  });

  inSweep('may have it elsewhere, where the settings of the folder say so', async () => {
    await writeFile(description, 'described-api', 'rides.yaml');
    await writeFile('{"descriptions": {"described.extractor.json": "described-api/rides.yaml"}}', '.pagewright.json');
    const document = await open();
    const { message } = await waitFor('the path that is not described', () =>
      vscode.languages
        .getDiagnostics(document.uri)
        .find((each) => each.message.includes('is not described in rides.yaml')),
    );
    assert.ok(message);
  });
});

/** Before the last letter and its quote. */
function placeIn(document: vscode.TextDocument, text: string): vscode.Position {
  return document.positionAt(document.getText().indexOf(text) + text.length - 2);
}

async function labelsAt(document: vscode.TextDocument, place: vscode.Position): Promise<string[]> {
  return await waitFor('the completion', async () => {
    const list = await execute<vscode.CompletionList>('vscode.executeCompletionItemProvider', document.uri, place);
    const own = list.items.filter(({ kind }) => kind !== vscode.CompletionItemKind.Text);
    const labels = own
      .toSorted((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1))
      .map(({ label }) => (typeof label === 'string' ? label : label.label));
    return labels.length > 0 && labels;
  });
}
