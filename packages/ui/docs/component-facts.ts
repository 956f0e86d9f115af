/** Names that the sources of a component's folder contain. */
export interface ComponentFacts {
  /** Values of `data-component`, `data-part` and `data-state`; one in braces is the value of a prop. */
  hooks: Readonly<Record<'component' | 'part' | 'state', readonly string[]>>;
  /** Ids of its messages. */
  messages: readonly string[];
  /** Paths in its stylesheets; those of tokens are among them. */
  tokens: readonly string[];
  /** Its component tokens, `--rd-…`, with the token that is their default. */
  own: readonly { name: string; fallback: string }[];
  /** The folders of the components it uses. */
  parts: readonly string[];
  /** Whether it, or a part, leads to screens of the host. */
  screens: boolean;
}

/** By `<package>/<folder>`, e.g. `ui/button`. Storybook's build fills it (.storybook/component-facts.ts). */
export const facts: Readonly<Record<string, ComponentFacts>> = {};

/** Sources that documentation pages quote; the plugin of the stylesheets does not let Vite import them as text. */
export const sources: Readonly<Record<'contract' | 'modelStyles', string>> = { contract: '', modelStyles: '' };
