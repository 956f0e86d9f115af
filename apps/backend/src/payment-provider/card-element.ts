import type { Locale } from '@rider/model/locale';
import { escaped, sandboxPage } from './page.ts';
import { sandboxWords, type SandboxWord } from './words.ts';

/**
 * Runs in a frame that the shop's page cannot read: sends the typed card to the provider only, and posts the token and the displayable card
 * facts to the page. The page may request them (`rider-card:ask`) and is told the frame's height.
 */
const SCRIPT = `
const form = document.querySelector('form');
const words = JSON.parse(form.dataset.words);
const tell = (message) => parent.postMessage(message, location.origin);
const grow = () => tell({ type: 'rider-card:height', height: document.documentElement.offsetHeight });
const show = (faults) => {
  for (const input of form.querySelectorAll('input')) {
    const wrong = faults.includes(input.id);
    input.setAttribute('aria-invalid', String(wrong));
    document.getElementById(input.id + '-fault').textContent = wrong ? words[input.id] : '';
  }
  if (faults.length > 0) document.getElementById(faults[0]).focus();
  grow();
};
const fail = (text) => { document.getElementById('failure').textContent = text; grow(); };
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  fail('');
  const values = Object.fromEntries([...form.querySelectorAll('input')].map((input) => [input.id, input.value]));
  try {
    const response = await fetch(form.action, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify(values) });
    const answer = await response.json();
    if (answer.closed) fail(words.closed);
    show(answer.faults ?? []);
    if (answer.token) { form.reset(); tell({ type: 'rider-card:token', card: answer }); }
    else tell({ type: 'rider-card:refused' });
  } catch {
    fail(words.unavailable);
    tell({ type: 'rider-card:refused' });
  }
});
addEventListener('message', (event) => {
  if (event.origin === location.origin && event.source === parent && event.data?.type === 'rider-card:ask') form.requestSubmit();
});
new ResizeObserver(grow).observe(document.documentElement);
grow();
`;

/** The fields of a card, with places for their faults; `say` resolves to escaped texts. */
export function cardFields(say: (name: SandboxWord) => string): string {
  const field = (id: 'number' | 'expiry' | 'code', autocomplete: string): string =>
    `<div><label for="${id}">${say(id)}</label><input id="${id}" inputmode="${id === 'expiry' ? 'text' : 'numeric'}" autocomplete="${autocomplete}" required aria-describedby="${id}-fault"><p class="fault" id="${id}-fault"></p></div>`;
  return `${field('number', 'cc-number')}<div class="pair">${field('expiry', 'cc-exp')}${field('code', 'cc-csc')}</div>`;
}

/** The provider's card fields, to be framed by the shop's page. */
export function cardElement(locale: Locale, tokenPath: string): Response {
  const word = sandboxWords(locale);
  const say = (name: SandboxWord): string => escaped(word(name));
  const faults = JSON.stringify({
    number: word('faultNumber'),
    expiry: word('faultExpiry'),
    code: word('faultCode'),
    unavailable: word('unavailable'),
    closed: word('elementClosed'),
  });
  const body = `<form class="element" action="${escaped(tokenPath)}" method="post" novalidate aria-label="${say('cardTitle')}" data-words="${escaped(faults)}"><p class="label">${say('sandbox')}</p>
<p class="hint">${say('testCards')}</p>${cardFields(say)}
<p class="fault" id="failure" role="alert"></p><button>${say('use')}</button></form>`;
  return sandboxPage({ locale, title: word('cardTitle'), body, script: SCRIPT, framed: true });
}
