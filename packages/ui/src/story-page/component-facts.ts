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

/** A prop, as the type checker sees it. */
export interface PropFact {
  name: string;
  type: string;
  /** The words among which it chooses; empty where it is no such choice. */
  values: readonly string[];
  required: boolean;
  meaning: string;
}

/** A component of a folder with what it takes, required props first. */
export interface ComponentProps {
  name: string;
  meaning: string;
  props: readonly PropFact[];
  /** It takes attributes of the platform's element as well. */
  passesOn: boolean;
}

/** What the sources of a component's folder say of it; `virtual:component-facts` has them by `<package>/<folder>`. */
export interface ComponentFacts {
  components: readonly ComponentProps[];
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

/** The texts of the folder that newcomers imitate, by file name; filled in alike. */
export const modelFolder: Readonly<Record<string, string>> = {};
