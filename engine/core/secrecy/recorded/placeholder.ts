/**
 * What stands for a secret in a recording. It is made of characters that no encoding touches, so that it goes through
 * addresses, forms and JSON texts unchanged.
 */
export const placeholder = '__MASKED__';

const anyPlaceholder = /__MASKED(?:\.[A-Za-z0-9-]+){0,2}__/g;
const namedPlaceholder = /"__MASKED\.([A-Za-z0-9-]+)\.n__"|__MASKED\.([A-Za-z0-9-]+)(?:\.(\d+))?__/g;

/** A placeholder that says which secret of the configuration it stands for, and in which of its forms. */
export function namePlaceholder(name: string, form: number): string {
  return form === 0 ? `__MASKED.${name}__` : `__MASKED.${name}.${form}__`;
}

/** The JSON text that stands for a number that is a secret. */
export function numberPlaceholder(name: string | undefined): string {
  return name === undefined ? `"${placeholder}"` : `"__MASKED.${name}.n__"`;
}

/** The text with every placeholder alike, whatever it stands for. */
export function withoutNames(text: string): string {
  return text.replace(anyPlaceholder, placeholder);
}

/** The text with named placeholders replaced; `secretOf` gives undefined for a name that is not known, which stays. */
export function fillPlaceholders(
  text: string,
  secretOf: (name: string, form: number | 'number') => string | undefined,
): string {
  return text.replace(namedPlaceholder, (whole, number?: string, name = '', form = '0') => {
    const secret = number === undefined ? secretOf(name, Number(form)) : secretOf(number, 'number');
    return secret ?? whole;
  });
}
