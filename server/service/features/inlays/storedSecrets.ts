import { findSecretPlaces } from '@pagewright/core/secrets/findSecretPlaces';
import type { SecretPlace } from '@pagewright/core/secrets/secretPlace';
import { expressionsOf } from '../../model/expressions.ts';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { findAuthentication } from '../../model/findAuthentication.ts';
import { isStored, type Known } from '../../model/known.ts';
import type { UnwrittenValue } from './unwrittenValue.ts';

/** The places of secrets whose value is in the editor's store, not in the text: after the value, or after its uses. */
export function storedSecrets(model: ExtractorModel, known: Known): (UnwrittenValue & { offset: number })[] {
  if (known.secrets.size === 0) return [];
  return findSecretPlaces(model.document.getText())
    .filter((place) => isStored(place, known))
    .flatMap((place) => {
      const { key, state, end } = place;
      const reason = `A run in the editor uses the value of "${key}" from the secret store of VS Code.`;
      if (state !== 'missing') return [{ offset: end, label: 'in the secret store', reason }];
      return endsOfUses(model, place).map((offset) => ({ offset, label: `${key} is in the secret store`, reason }));
    });
}

/** The ends of references to a missing attribute; without any, the authentication itself reads it. */
function endsOfUses(model: ExtractorModel, { key }: SecretPlace): number[] {
  const targets = expressionsOf(model).flatMap((expression) => {
    if (expression.kind !== 'reference' || expression.context !== 'attr') return [];
    const { target } = expression;
    return target?.type === 'string' && target.value === key ? [target] : [];
  });
  const { type } = findAuthentication(model);
  const uses = targets.length === 0 && type ? [type] : targets;
  return uses.map(({ offset, length }) => offset + length);
}
