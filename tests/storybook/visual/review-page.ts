import type { Outcome } from './baselines.ts';

const titles: Record<Outcome['kind'], string> = {
  different: 'differs',
  new: 'has no accepted picture yet',
  gone: 'is accepted, but there is no such story or mode',
  broken: 'could not be shown',
  same: 'is the same',
  written: 'was accepted',
};

/** A failed play function quotes the whole page: its beginning says enough. */
const REASON_LENGTH = 300;

/** One line about a picture. */
export function say(outcome: Outcome): string {
  const { shot, kind } = outcome;
  const more =
    kind === 'different'
      ? ` in ${outcome.pixels} pixels`
      : kind === 'broken'
        ? `: ${outcome.reason.slice(0, REASON_LENGTH)}`
        : '';
  return `${shot.story} (${shot.mode}) ${titles[kind]}${more}`;
}

/** A page with expected, actual and difference of every picture that is not as accepted. */
export function reviewPage(outcomes: readonly Outcome[]): string {
  const sections = outcomes.map((outcome) => {
    const { story, mode } = outcome.shot;
    const parts = { different: ['expected', 'actual', 'diff'], new: ['actual'] }[outcome.kind as string] ?? [];
    const pictures = parts.map(
      (part) =>
        `<figure><figcaption>${part}</figcaption><a href="${story}/${mode}-${part}.png"><img src="${story}/${mode}-${part}.png" alt="${part}"></a></figure>`,
    );
    return `<section><h2>${escape(say(outcome))}</h2><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures to review</title>
<style>body{font:1rem/1.4 sans-serif;margin:2rem}h2{font-size:1rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}
figure{margin:0}img{inline-size:100%;border:1px solid}</style>
<h1>Pictures to review: ${outcomes.length}</h1>${sections.join('\n')}</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
