import { findSecretPlaces } from '@pagewright/core/secrets/findSecretPlaces';
import { isStored } from '../model/known.ts';
import type { Rule } from './rule.ts';
import { secretText } from './secretText.ts';

const code = 'authentication.empty-secret';

/** Finds an empty secret that requests use. What an authentication refuses while it is empty is found elsewhere. */
export const emptySecret: Rule = {
  codes: [code],
  check({ document }, { known }) {
    const text = document.getText();
    // Few configurations have one, so the text is rarely read for it.
    if (!/"#[^"]*"\s*:\s*(?:""|null)/.test(text)) return [];
    return findSecretPlaces(text)
      .filter((place) => place.isDemanded && place.mayBeEmpty && !isStored(place, known))
      .map(({ key, start, end }) => ({
        code,
        span: { offset: start, length: end - start },
        severity: 'information',
        message: secretText.empty(key),
      }));
  },
};
