/**
 * Code of stories that stands by itself, by title and name of the export: `Actions/Button/LongText`. Storybook's build fills it from the
 * sources (.storybook/component-facts.ts); component pages load it when they are shown.
 */
export const examples: Readonly<Record<string, string>> = {};
