/** A token of the third tier: a component's own, with the semantic token that stands in while nobody sets it. */
export interface OwnToken {
  /** `--rd-…` */
  name: string;
  /** Path of a token, e.g. `color.accent`, or a CSS value. */
  fallback: string;
}

/** Values of the public data attributes; one in braces is what a prop of that name holds. */
export interface PublicHooks {
  components: readonly string[];
  parts: readonly string[];
  states: readonly string[];
}

/** What the sources of a component's folder say of it; `virtual:component-facts` has them by `<package>/<folder>`. */
export interface ComponentFacts {
  /** The components it is composed of. */
  parts: readonly string[];
  /** Paths of the tokens its own stylesheets take. */
  tokens: readonly string[];
  own: readonly OwnToken[];
  hooks: PublicHooks;
  /** Ids of the texts it shows. */
  messages: readonly string[];
}

/** By `<package>/<folder>`, e.g. `ui/button`. Storybook's build reads them from the sources (.storybook/component-facts.ts) and fills them in here. */
export const facts: Readonly<Record<string, ComponentFacts>> = {};

/** What the contract says of a token, by its path; filled in alike. */
export const meanings: Readonly<Record<string, string>> = {};
