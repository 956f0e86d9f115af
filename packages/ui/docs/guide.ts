/** The guide of a component's documentation page; `parameters.guide` of its stories. */
export interface ComponentGuide {
  /** When to use it. */
  usage: string;
  /** When to use another component. */
  otherwise?: string;
  /** The pages of those, by title: `Actions/Button`. */
  seeAlso?: readonly string[];
  do: readonly string[];
  dont: readonly string[];
  /** Key → effect. Empty when nothing is focusable. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** The name of its ARIA Authoring Practices pattern. */
  pattern?: string;
  /**
   * Component → what it consists of: elements with their public hooks, other components, and in braces what the host passes. Contents are in
   * parentheses: `button data-component="button" (Icon, {children})`.
   */
  anatomy?: Readonly<Record<string, string>>;
  /** How far hosts may rely on it. Default: stable since the first version. */
  status?: string;
}
