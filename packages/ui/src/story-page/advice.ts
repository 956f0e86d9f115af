/** When to take a component, and what to take in other cases. */
export interface Advice {
  when: string;
  /** Empty where the guide names no other component. */
  otherwise: string;
  /** The other components that it names. */
  others: readonly string[];
}

/** Sorts the sentences of a guide: those that name a component of another folder say when to take that. */
export function adviceOf(usage: string, known: readonly string[], own: readonly string[]): Advice {
  const strangers = known.filter((name) => !own.includes(name) && name.length > 3 && name !== 'Text');
  const sentences = usage.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?](?=\s|$)|$)/g) ?? [];
  const named = sentences.map((sentence) => ({
    sentence: sentence.trim(),
    others: strangers.filter((name) => new RegExp(`\\b${name}(?:s|es)?\\b`).test(sentence)),
  }));
  const join = (list: typeof named) => list.map(({ sentence }) => sentence).join(' ');
  return {
    when: join(named.filter(({ others }, place) => place === 0 || others.length === 0)),
    otherwise: join(named.filter(({ others }, place) => place > 0 && others.length > 0)),
    others: [...new Set(named.flatMap(({ others }) => others))],
  };
}
