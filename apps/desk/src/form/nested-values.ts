import type { Texts } from '@rider/web/form';

interface Values {
  [name: string]: string | Values;
}

/**
 * The values of a form whose fields are named by their path: `name.en-US` becomes `{ name: { 'en-US': … } }`. Errors of `validate` and of the
 * backend have the same paths, so that each shows at its field.
 */
export function nestedValues(texts: Texts): Values {
  const values: Values = {};
  for (const [path, text] of Object.entries(texts)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let within = values;
    for (const name of names) within = (within[name] ??= {}) as Values;
    within[last] = text;
  }
  return values;
}
