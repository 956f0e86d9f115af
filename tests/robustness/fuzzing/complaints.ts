import type { Attack } from './attacks.ts';
import { foreignMark } from './buyer-data.ts';
import { expectsAnswer, ANSWER_TIME_LIMIT, type Answer, type Sessions } from './send-attack.ts';

/** The claims about the shop under attack, with the requirements that they prove. */
export const CLAIMS = {
  alive: '[R10.1] the process survives attacks of every kind',
  health: '[R10.1] health answers after each hundred attacks',
  output: '[R10.1] every error is handled',
  memory: '[R10.2] memory stays within its bound',
  signIn: '[R10.3] the right password signs in after each hundred attacks',
  answered: '[R10.1] [R10.7] every complete request is answered',
  status: '[R10.2] [R10.7] no answer is 5xx, except one 503 with Retry-After',
  location: '[R10.6] no redirect leaves the shop',
  token: '[R10.6] no answer shows a session token to a page',
  whose: '[R4.1] [R10.6] no answer contains data of another buyer',
  page: '[R10.5] [R10.6] no answer shows undefined, a stack or a file of the server',
} as const;

export type Claim = keyof typeof CLAIMS;

/** A broken claim, with the evidence. */
export interface Complaint {
  claim: Claim;
  text: string;
}

const STACK = /\n\s+at [^\n]*(?:node:internal|\.[jt]sx?:\d+:\d+)/;
const SERVER_FILES = /file:\/\/\/|\/node_modules\/|\/apps\/(?:shop|backend)\//;
const PERSONAL = /contractor_license":\s*"DEMO-/;

/** Whether the answer is a 503 with Retry-After; the retry must then get another answer. */
export function isRetryLater({ text }: Answer): boolean {
  return /^HTTP\/1\.1 503 [\s\S]*?\r\nretry-after:/i.test(text.slice(0, 4000));
}

/** The claims that an answer breaks. `origin` is the shop's. */
export function findComplaints(
  attack: Attack,
  answer: Answer,
  { origin, sessions }: { origin: string; sessions: Sessions },
): Complaint[] {
  if (answer.text === '') {
    const silent = expectsAnswer(attack) && answer.ended === 'by us';
    return silent ? [{ claim: 'answered', text: `no answer in ${ANSWER_TIME_LIMIT / 1000} s` }] : [];
  }
  const { status, headers, body } = parsed(answer.text);
  const complaints: Complaint[] = [];
  const complain = (claim: Claim, text: string) => complaints.push({ claim, text });
  if (expectsAnswer(attack) && answer.ended === 'by us') complain('answered', `answer ${status} does not end`);
  if (status >= 500) complain('status', `${status}: ${body.slice(0, 300)}`);
  for (const [, value = ''] of headers.matchAll(/^(?:location|refresh):\s*(.*?)\r?$/gim)) {
    if (!isSameOrigin(value, origin)) complain('location', `Location: ${value}`);
  }
  if (isFromPage(attack) && /"token":\s*"[^"]/.test(body)) complain('token', contextOf(body, /"token"/));
  const foreign = foreignMark(attack, Buffer.from(body, 'latin1').toString(), sessions);
  if (foreign !== null) complain('whose', `${foreign} in ${body.slice(0, 300)}`);
  const shown = body.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const isPage = /^content-type:\s*text\/html/im.test(headers) && !/^content-encoding:/im.test(headers);
  if (isPage && /\bundefined\b|\[object Object\]/.test(shown))
    complain('page', contextOf(shown, /\bundefined\b|\[object Object\]/));
  for (const pattern of [STACK, SERVER_FILES, ...(attack.as === 'nobody' ? [PERSONAL] : [])]) {
    if (pattern.test(shown)) complain('page', contextOf(shown, pattern));
  }
  return complaints;
}

/** Whether a browser may have sent it; a program, which sends none of these headers, gets the token of its sign-in. */
function isFromPage({ as, headers }: Attack): boolean {
  return as !== 'nobody' || headers.some(([name]) => /^(origin|sec-fetch-site|referer|cookie)$/i.test(name));
}

function parsed(text: string): { status: number; headers: string; body: string } {
  const interim = /^HTTP\/1\.1 1(?!01)\d\d[^\r]*\r\n(?:[^\r]+\r\n)*\r\n/;
  const answer = text.replace(interim, '');
  const end = answer.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 0);
  return end === -1
    ? { status, headers: answer, body: '' }
    : { status, headers: answer.slice(0, end), body: answer.slice(end + 4) };
}

/** Checked as browsers read it, and with escapes decoded first. */
function isSameOrigin(location: string, origin: string): boolean {
  const forms = [location];
  try {
    forms.push(decodeURIComponent(location.replace(/[?#].*$/, '')));
  } catch {
    // Undecodable texts have only their own form.
  }
  return forms.every((form) => URL.canParse(form, origin) && new URL(form, origin).origin === origin);
}

function contextOf(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return `…${text.slice(Math.max(0, at - 150), at + 150)}…`;
}
