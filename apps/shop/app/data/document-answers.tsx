import { createContext, use, type ReactNode } from 'react';
import type { Seed } from './query.ts';

/** The element that holds the answers to the loaders' queries. Its type makes it data: no content policy applies to it. */
const ELEMENT_ID = 'answers';

const AnswersContext = createContext<Seed>([]);

/** Provides the answers that the server's loaders have got for the document being rendered. */
export function AnswersProvider(props: { answers: Seed; children: ReactNode }) {
  return <AnswersContext value={props.answers}>{props.children}</AnswersContext>;
}

/** The answers that came with the document. */
export function useDocumentAnswers(): () => Seed {
  const onServer = use(AnswersContext);
  return () => (import.meta.env.SSR ? onServer : readAnswers());
}

let read: Seed | undefined;

/** Read once: a layout that is mounted again, after a screen failed to render, has written an empty element. */
function readAnswers(): Seed {
  return (read ??= JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '[]') as Seed);
}

/** Writes the answers into the document. They have an element of their own: as text they are made once for all documents. */
export function DocumentAnswers() {
  const answers = use(AnswersContext);
  return (
    <script id={ELEMENT_ID} type="application/json" suppressHydrationWarning>
      {import.meta.env.SSR ? asText(answers) : ''}
    </script>
  );
}

/** The text of answers that several documents contain. */
const texts = new WeakMap<object, string>();

function asText(answers: Seed): string {
  return `[${answers.map((each) => `[${textOf(each[0])},${textOf(each[1])}]`).join()}]`;
}

function textOf(value: unknown): string {
  const known = typeof value === 'object' && value !== null ? texts.get(value) : undefined;
  if (known !== undefined) return known;
  // `<` would end the element; what JSON cannot hold, an absent answer, is null in a list.
  const text = (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c');
  if (typeof value === 'object' && value !== null) texts.set(value, text);
  return text;
}
