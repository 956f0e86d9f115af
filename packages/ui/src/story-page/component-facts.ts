/** A component token, with the semantic token that is its default. */
export interface OwnToken {
  /** `--rd-…` */
  name: string;
  /** Path of a token, e.g. `color.accent`, or a CSS value. */
  fallback: string;
}

/** Values of the public data attributes; one in braces is the value of a prop. */
export interface PublicHooks {
  components: readonly string[];
  parts: readonly string[];
  states: readonly string[];
}

/** A prop, as typed. */
export interface PropFact {
  name: string;
  type: string;
  /** The values of a union of literals; else empty. */
  values: readonly string[];
  required: boolean;
  /** As written in the source; missing where there is none, or where it depends on other props. */
  default?: string;
  meaning: string;
}

/** A component with its props, required ones first. */
export interface ComponentProps {
  name: string;
  meaning: string;
  status: 'stable' | 'deprecated';
  /** The first version with it. */
  since: string;
  props: readonly PropFact[];
  /** It also takes the attributes of its element. */
  passesOn: boolean;
}

/** Facts from the sources of a component's folder; `virtual:component-facts` has them by `<package>/<folder>`. */
export interface ComponentFacts {
  components: readonly ComponentProps[];
  /** What each component is made of, a line each and indented. */
  anatomy: readonly { name: string; text: string }[];
  /** Of its page in Storybook: `Actions/Button`; empty without one. */
  title: string;
  /** The components it uses. */
  parts: readonly string[];
  /** Paths of the tokens in its stylesheets. */
  tokens: readonly string[];
  own: readonly OwnToken[];
  hooks: PublicHooks;
  /** Ids of its messages. */
  messages: readonly string[];
}

/**
 * By `<package>/<folder>`, e.g. `ui/button`. Storybook's build fills it from the sources
 * (.storybook/component-facts.ts).
 */
export const facts: Readonly<Record<string, ComponentFacts>> = {};

/** The contract's comment of a token, by path; filled by the build. */
export const meanings: Readonly<Record<string, string>> = {};

/** The files of the model component's folder, by name; filled by the build. */
export const modelFolder: Readonly<Record<string, string>> = {};
