/** The guide of a component's documentation page; `parameters.guide` of its stories. */
export interface ComponentGuide {
  /** When to use it, and when something else. */
  usage: string;
  do: readonly string[];
  dont: readonly string[];
  /** Key → effect. Empty when nothing is focusable. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** The name of its ARIA Authoring Practices pattern. */
  pattern?: string;
}
