import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';
import { facts, type ComponentProps, type PropFact } from './component-facts.ts';

/** `ui/button` for ./packages/ui/src/button/button.stories.tsx. */
export function factsNameOf(fileName: unknown): string {
  const place = /packages\/(?<name>[^/]+)\/src\/(?<folder>[^/]+)\//.exec(String(fileName))?.groups;
  return `${place?.['name']}/${place?.['folder']}`;
}

/** The component of a stories file: the declared one, else that with the folder's name, else the first. */
function componentOf(fileName: unknown, component: unknown): ComponentProps | undefined {
  const name = factsNameOf(fileName);
  const components = facts[name]?.components ?? [];
  const wanted = name.slice(name.indexOf('/') + 1).replaceAll('-', '');
  const given = typeof component === 'function' ? component.name : '';
  return (
    components.find((one) => one.name === given) ??
    components.find((one) => one.name.toLowerCase() === wanted) ??
    components[0]
  );
}

const plain = new Set(['string', 'number', 'boolean']);

function argTypeOf({ name, type, values, required, meaning }: PropFact): InputType {
  const kind: Partial<StrictInputType> = {};
  if (values.length > 0) kind.type = { name: 'enum', value: [...values], required };
  else if (plain.has(type)) kind.type = { name: type as 'string', required };
  return { name, description: meaning, table: { type: { summary: type } }, ...kind };
}

/** Adds facts of the sources to the controls; a stories file's own arg types win. */
export const argTypesOfSources: ArgTypesEnhancer = ({ argTypes, component, parameters }) => {
  const props = componentOf(parameters['fileName'], component)?.props ?? [];
  const known = props
    .filter(({ name, type, values }) => name in argTypes || values.length > 0 || plain.has(type))
    .map((prop) => [prop.name, { ...argTypes[prop.name], ...argTypeOf(prop) }] as const);
  return { ...argTypes, ...Object.fromEntries(known) } as ReturnType<ArgTypesEnhancer>;
};
