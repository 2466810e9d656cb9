import type { Range, StringASTNode } from 'vscode-json-languageservice';
import type { InlayHint } from 'vscode-languageserver-types';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { allLayerJobs } from '../model/layerJobs.ts';
import { findText } from '../model/nodes.ts';
import { covers, spanOf } from '../text/ranges.ts';
import { jobDefaults } from './inlays/jobDefaults.ts';
import { jobPageSizes } from './inlays/jobPageSizes.ts';

/** After the endpoint of each job in a range: its method, data type and page size, if they are not written. */
export function findInlayHints(model: ExtractorModel, range: Range): InlayHint[] {
  const { document } = model;
  const shown = spanOf(document, range);
  const pageSizeOf = jobPageSizes(model);
  return allLayerJobs(model).flatMap(({ node }) => {
    const endpoint = findText(node, 'endpoint');
    if (!endpoint || !covers(shown, endpoint.offset)) return [];
    const values = [...jobDefaults(node, endpoint, model), ...pageSizeOf(node)];
    return values.map(({ label, reason }): InlayHint => ({ ...placeBehind(endpoint), label, tooltip: reason }));
  });

  function placeBehind({ offset, length }: StringASTNode) {
    return { position: document.positionAt(offset + length), paddingLeft: true };
  }
}
