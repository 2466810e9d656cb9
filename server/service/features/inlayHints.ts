import type { Range } from 'vscode-json-languageservice';
import type { InlayHint } from 'vscode-languageserver-types';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { Known } from '../model/known.ts';
import { allLayerJobs } from '../model/layerJobs.ts';
import { findText } from '../model/nodes.ts';
import { covers, spanOf } from '../text/ranges.ts';
import { jobDefaults } from './inlays/jobDefaults.ts';
import { jobPageSizes } from './inlays/jobPageSizes.ts';
import { storedSecrets } from './inlays/storedSecrets.ts';
import type { UnwrittenValue } from './inlays/unwrittenValue.ts';

/**
 * Hints after the endpoint of each job in a range: its method, data type and page size, if they are not written. Hints
 * after a secret: that the editor's store has its value.
 */
export function findInlayHints(model: ExtractorModel, range: Range, known: Known): InlayHint[] {
  const { document } = model;
  const shown = spanOf(document, range);
  const pageSizeOf = jobPageSizes(model);
  const ofJobs = allLayerJobs(model).flatMap(({ node }) => {
    const endpoint = findText(node, 'endpoint');
    if (!endpoint || !covers(shown, endpoint.offset)) return [];
    const values = [...jobDefaults(node, endpoint, model), ...pageSizeOf(node)];
    return values.map((value) => hintAt(endpoint.offset + endpoint.length, value));
  });
  const ofSecrets = storedSecrets(model, known)
    .filter(({ offset }) => covers(shown, offset))
    .map((value) => hintAt(value.offset, value));
  return [...ofJobs, ...ofSecrets];

  function hintAt(offset: number, { label, reason }: UnwrittenValue): InlayHint {
    return { position: document.positionAt(offset), paddingLeft: true, label, tooltip: reason };
  }
}
