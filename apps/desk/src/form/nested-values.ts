import type { Texts } from '@rider/web/form';

type Value = string | Values | Value[];
interface Values {
  [name: string]: Value;
}

const isGroup = (value: Value | undefined): value is Values => typeof value === 'object' && !Array.isArray(value);

/** A list where the names are positions, which may have gaps. */
function withLists(values: Values): Value {
  const entries = Object.entries(values).map(([name, value]): [string, Value] => [
    name,
    isGroup(value) ? withLists(value) : value,
  ]);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/**
 * The values of a form whose fields are named by their path: `name.en-US` becomes `{ name: { 'en-US': … } }`, and `prices.0` a list. Errors
 * of `validate` and of the backend have the same paths, so that each shows at its field.
 */
export function nestedValues(texts: Texts): Values {
  const values: Values = {};
  for (const [path, text] of Object.entries(texts)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let within = values;
    for (const name of names) {
      const inner = within[name];
      within = within[name] = isGroup(inner) ? inner : {};
    }
    // The field in which the next value of a list is chosen has the name of the list.
    if (!isGroup(within[last])) within[last] = text;
  }
  return withLists(values) as Values;
}
