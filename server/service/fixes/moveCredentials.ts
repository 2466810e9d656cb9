import { configNamesOf } from '@pagewright/core/auth/authenticationKind';
import { basic } from '@pagewright/core/auth/kinds/basic';
import { findOrigins } from '@pagewright/core/config/findOrigins';
import { withoutCredentials } from '@pagewright/core/request/withoutCredentials';
import { allLayers } from '../model/configLayers.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findProperty, findText } from '../model/nodes.ts';
import { insertProperty, replaceWith } from '../text/edits.ts';
import { insertValue } from '../text/insertValue.ts';
import type { Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Moves the credentials of `baseUrl` to basic authentication if that sends the same requests. */
export const moveCredentials: Fix = {
  codes: ['authentication.password-in-address'],
  create(model, span) {
    const { api, config, document } = model;
    const base = findText(api, 'baseUrl');
    if (!api || !config?.properties.length || !base || nodeAtSpan(model, span) !== base) return undefined;
    const [name, password] = onlyCredentials(model, base.value);
    if (!name || !password || isAuthenticated(model)) return undefined;
    return {
      title: 'Move to basic authentication with "#password"',
      edits: [
        replaceWith(document, base, withoutCredentials(base.value)),
        insertValue(document, api, 'authentication', { type: basic.type }),
        insertProperty(document, config, 'username', name),
        insertProperty(document, config, '#password', password),
      ],
    };
  },
};

/** Username and password, if the configuration names no other host: basic authentication would be sent there too. */
function onlyCredentials({ endpoints }: ExtractorModel, baseUrl: string): string[] {
  const addresses = endpoints.map(({ value }) => value);
  const [credentials = '', ...others] = findOrigins(baseUrl, addresses).values();
  const colon = credentials.indexOf(':');
  return others.length > 0 ? [] : [credentials.slice(0, colon), credentials.slice(colon + 1)];
}

/** Whether the configuration has an authentication, which takes precedence over the credentials of an address. */
function isAuthenticated(model: ExtractorModel): boolean {
  const keys = configNamesOf(basic);
  return (
    findProperty(model.api, 'authentication') !== undefined ||
    allLayers(model).some((layer) => keys.some((key) => findProperty(layer, key))) ||
    /"authorization"\s*:/i.test(model.document.getText())
  );
}
