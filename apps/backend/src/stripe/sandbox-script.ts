import { LOCALES, type Locale } from '@rider/model/locale';
import { escaped, sandboxPage } from '../payment-sandbox/page.ts';
import { sandboxMessages, type SandboxMessage } from '../payment-sandbox/sandbox-messages.ts';

/** Local paths of the Stripe mock in the browser: the script, the frame with the card fields, and the confirmation. */
export const STRIPE_SCRIPT_PATH = '/sandbox-provider/stripe.js';
export const STRIPE_ELEMENT_PATH = '/sandbox-provider/stripe-element';
export const STRIPE_CONFIRM_PATH = '/sandbox-provider/stripe-confirm';

/** The part of Stripe.js that the shop's pages call. */
const SCRIPT = (titles: string): string => `
const titles = ${titles};
const openFrame = (locale, listener) => {
  const lang = locale === 'zh' ? 'zh-CN' : 'en-US';
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = '${STRIPE_ELEMENT_PATH}?lang=' + lang;
  frame.title = titles[lang];
  frame.width = '100%';
  frame.height = '360';
  frame.frameBorder = '0';
  const listen = ({ source, data }) => {
    if (source === null || source !== frame.contentWindow) return;
    if (data.type === 'rider-stripe:height') frame.height = String(Math.ceil(data.height));
    listener(data);
  };
  addEventListener('message', listen);
  return {
    frame,
    // A sandboxed frame has no origin to address.
    send: (given) => frame.contentWindow.postMessage({ type: 'rider-stripe:send', ...given }, '*'),
    close: () => { removeEventListener('message', listen); frame.remove(); },
  };
};
/** Pays by a saved card; the bank's challenge opens in a dialog. */
const payBySaved = (locale, clientSecret, paymentMethod) => new Promise((resolve) => {
  const dialog = document.createElement('dialog');
  let isSent = false;
  const opened = openFrame(locale, ({ type, result }) => {
    if (type === 'rider-stripe:height' && !isSent) { isSent = true; opened.send({ clientSecret, paymentMethod }); }
    if (type === 'rider-stripe:bank') { dialog.ariaLabel = opened.frame.title; dialog.showModal(); }
    if (type === 'rider-stripe:result') { opened.close(); dialog.remove(); resolve(result); }
  });
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.append(opened.frame);
  document.body.append(dialog);
});
window.Stripe = (key, options) => ({
  elements({ clientSecret, locale }) {
    let finish = () => undefined;
    let isReady = () => undefined;
    const opened = openFrame(locale, ({ type, result }) => {
      if (type === 'rider-stripe:height') isReady();
      if (type === 'rider-stripe:result') finish(result);
    });
    const element = {
      on(name, listener) { if (name === 'ready') isReady = () => { isReady = () => undefined; listener(); }; return element; },
      mount: (place) => place.append(opened.frame),
      destroy: opened.close,
    };
    return {
      create: () => element,
      submit: async () => ({}),
      update: () => undefined,
      send: (cardholder) => new Promise((resolve) => {
        finish = resolve;
        opened.send({ clientSecret, cardholder });
      }),
    };
  },
  confirmPayment: ({ elements, clientSecret, confirmParams }) =>
    elements ? elements.send('') : payBySaved(options?.locale, clientSecret, confirmParams.payment_method),
  confirmSetup: ({ elements, confirmParams }) => elements.send(confirmParams.payment_method_data.billing_details.name),
});
`;

/** Runs in a frame that the shop's page cannot read. */
const ELEMENT_SCRIPT = `
const form = document.querySelector('form');
const bank = document.getElementById('bank');
const messages = JSON.parse(form.dataset.messages);
let clientSecret = '';
// Only the shop may frame this page, and while its window leaves for another page, that has no origin to address.
const post = (message) => parent.postMessage(message, '*');
const grow = () => post({ type: 'rider-stripe:height', height: document.documentElement.offsetHeight });
const end = (result) => { bank.hidden = true; form.hidden = false; post({ type: 'rider-stripe:result', result }); grow(); };
const fail = (type, message) => end({ error: { type, message } });
const challenge = () => { form.hidden = true; bank.hidden = false; post({ type: 'rider-stripe:bank' }); bank.querySelector('button').focus(); grow(); };
const show = (faults) => {
  for (const input of form.querySelectorAll('input')) {
    const wrong = faults.includes(input.id);
    input.setAttribute('aria-invalid', String(wrong));
    document.getElementById(input.id + '-fault').textContent = wrong ? messages[input.id] : '';
  }
  if (faults.length > 0) document.getElementById(faults[0]).focus();
};
const send = async (given) => {
  try {
    const response = await fetch('${STRIPE_CONFIRM_PATH}', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify({ clientSecret, ...given }) });
    const answer = await response.json();
    show(answer.faults ?? []);
    if (answer.faults) fail('validation_error', messages.faults);
    else if (answer.rejected) fail('card_error', messages[answer.rejected]);
    else if (answer.status === 'requires_action') challenge();
    else end({});
  } catch { fail('api_connection_error', messages.unavailable); }
};
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent || data?.type !== 'rider-stripe:send') return;
  clientSecret = data.clientSecret;
  const typed = Object.fromEntries([...form.querySelectorAll('input')].map((input) => [input.id, input.value]));
  send(data.paymentMethod ? { paymentMethod: data.paymentMethod } : { ...typed, cardholder: data.cardholder });
});
form.addEventListener('submit', (event) => event.preventDefault());
for (const button of bank.querySelectorAll('button')) button.addEventListener('click', () => send({ consents: button.value }));
new ResizeObserver(grow).observe(document.documentElement);
grow();
`;

/** The card fields with elements for their errors; `say` returns escaped texts. */
function cardFields(say: (name: SandboxMessage) => string): string {
  const field = (id: 'number' | 'expiry' | 'code', autocomplete: string): string =>
    `<div><label for="${id}">${say(id)}</label><input id="${id}" inputmode="${id === 'expiry' ? 'text' : 'numeric'}" autocomplete="${autocomplete}" required aria-describedby="${id}-fault"><p class="fault" id="${id}-fault"></p></div>`;
  return `${field('number', 'cc-number')}<div class="pair">${field('expiry', 'cc-exp')}${field('code', 'cc-csc')}</div>`;
}

/** Serves the script that the shop's page loads in place of Stripe's. */
export function stripeScript(): Response {
  const titles = Object.fromEntries(LOCALES.map((locale) => [locale, sandboxMessages(locale)('cardTitle')]));
  return new Response(SCRIPT(JSON.stringify(titles)), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}

/** Serves the frame with the card fields and the bank's challenge. */
export function stripeElement(locale: Locale): Response {
  const message = sandboxMessages(locale);
  const say = (name: SandboxMessage): string => escaped(message(name));
  const messages = JSON.stringify({
    number: message('faultNumber'),
    expiry: message('faultExpiry'),
    code: message('faultCode'),
    faults: message('faultCard'),
    unavailable: message('unavailable'),
    closed: message('closed'),
    declined: message('declined'),
    'insufficient-funds': message('insufficientFunds'),
    'not-authenticated': message('notAuthenticated'),
  });
  const bank = `<section class="element" id="bank" hidden aria-labelledby="bank-title"><h1 id="bank-title">${say('bankTitle')}</h1><p>${say('bankText')}</p><div class="pair"><button class="main" value="yes">${say('bankAllow')}</button><button value="no">${say('bankReject')}</button></div></section>`;
  const body = `<form class="element" novalidate aria-label="${say('cardTitle')}" data-messages="${escaped(messages)}"><p class="label">${say('sandbox')}</p>
<p class="hint">${say('testCards')} ${say('moreTestCards')}</p>${cardFields(say)}</form>${bank}`;
  return sandboxPage({ locale, title: message('cardTitle'), body, script: ELEMENT_SCRIPT, framed: true });
}
