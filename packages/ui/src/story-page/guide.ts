/** What the documentation page of a component says beyond its stories; `parameters.guide` of its stories file. */
export interface ComponentGuide {
  /** When to take it, and when something else. */
  usage: string;
  do: readonly string[];
  dont: readonly string[];
  /** Key → what it does. Empty where nothing takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** The pattern of the ARIA Authoring Practices that it follows, by its name. */
  pattern?: string;
}
