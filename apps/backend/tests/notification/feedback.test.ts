import { createApi } from '@rider/api';
import { answerFeedback, getOperatorFeedback, getOperatorLog, getOutgoingEmails } from '@rider/api/operator';
import { sendFeedback } from '@rider/api/content';
import type { FeedbackDraft } from '@rider/model/site';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const DRAFT: FeedbackDraft = {
  topic: 'technical',
  name: 'Nora Weiss',
  company: 'Weiss Glazing',
  email: 'nora@weiss.example',
  phone: '(520) 555-0170',
  message: 'Which gasket fits 12 mm glass?',
};
const PLAIN = { pictures: [], website: '' };

async function picture(): Promise<Blob> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

describe.each(MAIN_DATABASE)('messages to the shop on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: string;
  let count = 0;
  let draft: FeedbackDraft;

  const api = (token?: string, locale: 'en-US' | 'zh-CN' = 'en-US') =>
    createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale, ...(token && { token }) });
  const listed = async () => (await getOperatorFeedback(api(maya), { search: draft.email })).items;
  const emailsTo = async (to: string) => (await getOutgoingEmails(api(maya), { search: to })).items;

  beforeAll(async () => {
    shop = await openShop();
    maya = await shop.signInAgent();
  });
  beforeEach(() => {
    count += 1;
    // The limit of ten minutes has expired.
    shop.clock.now += 660_000;
    draft = { ...DRAFT, email: `nora${count}@weiss.example` };
  });
  afterAll(() => shop.close());

  test('[R1.1] [R2.2] a visitor’s message reaches the desk with its pictures, and the operator by email', async () => {
    await sendFeedback(api(), draft, { pictures: [await picture(), await picture()], website: '' });
    const [message] = await listed();
    expect(message).toMatchObject({ ...draft, account: '', answer: null });
    expect(message?.pictures).toHaveLength(2);
    const shown = await shop.fetch(`http://shop.test${message?.pictures[0]}`);
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const notification = (await emailsTo('sales@example.com'))[0];
    expect(notification?.subject).toBe('Technical question: message from Nora Weiss');
    for (const part of [draft.message, draft.email, draft.phone, ...(message?.pictures ?? [])])
      expect(notification?.body).toContain(part);
  });

  test('[R2.2] a buyer’s message names the account; an expired session does not prevent writing', async () => {
    await sendFeedback(api(await shop.signIn('luisglass')), draft, PLAIN);
    expect((await listed())[0]).toMatchObject({ account: 'luisglass' });
    await sendFeedback(api('a'.repeat(43)), draft, PLAIN);
    expect((await listed())[0]).toMatchObject({ account: '' });
  });

  test('[R2.2] is answered once, by email in the language of the sender, with an audit entry', async () => {
    await sendFeedback(api(undefined, 'zh-CN'), draft, PLAIN);
    const id = (await listed())[0]?.id ?? '';
    const answers = await Promise.allSettled(
      ['The U gasket.', 'The wedge.'].map((words) => answerFeedback(api(maya), id, words)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const sent = await emailsTo(draft.email);
    expect(sent.map(({ subject }) => subject)).toEqual(['对您留言的回复']);
    const answer = (await listed())[0]?.answer ?? '';
    expect(sent[0]?.body).toContain(answer);
    expect(sent[0]?.body).toContain(draft.message);
    expect((await getOperatorFeedback(api(maya), { search: draft.email, state: 'unanswered' })).total).toBe(0);
    expect((await getOperatorLog(api(maya), { state: 'feedback.answer' })).items[0]).toMatchObject({ detail: answer });
  });

  test('[R2.2] only operators read and answer; an unknown message is not found', async () => {
    const buyer = api(await shop.signIn('luisglass'));
    await expect(getOperatorFeedback(buyer, {})).rejects.toMatchObject({ kind: 'session' });
    await expect(answerFeedback(api(), '1', 'No.')).rejects.toMatchObject({ kind: 'session' });
    await expect(answerFeedback(api(maya), '2000000000', 'No.')).rejects.toMatchObject({ kind: 'rejected' });
    await expect(answerFeedback(api(maya), '1', ' ')).rejects.toMatchObject({
      fieldErrors: { answer: 'Please write a reply.' },
    });
  });

  test('[R5.4] pictures are checked by content, size and number, and the text by the rules of the form', async () => {
    const text = new Blob(['<svg onload=alert(1)>'], { type: 'image/png' });
    await expect(sendFeedback(api(), draft, { pictures: [text], website: '' })).rejects.toMatchObject({
      code: '910111',
    });
    const four = await Promise.all([1, 2, 3, 4].map(picture));
    await expect(sendFeedback(api(), draft, { pictures: four, website: '' })).rejects.toMatchObject({
      fieldErrors: { pictures: 'Please send at most 3 pictures.' },
    });
    const faulty = { ...draft, topic: 'free money' as 'order', email: 'nora', message: ' ' };
    await expect(sendFeedback(api(), faulty, PLAIN)).rejects.toMatchObject({
      fieldErrors: { topic: expect.any(String), email: expect.any(String), message: 'Please write a message.' },
    });
    expect(await listed()).toEqual([]);
  });

  test('[R2.2] [R10.6] a message with the hidden field filled is saved as suspected, counts, and sends no email', async () => {
    const before = (await emailsTo('sales@example.com')).length;
    await sendFeedback(api(), draft, { pictures: [], website: 'https://spam.example' });
    expect(await listed()).toMatchObject([{ ...draft, isSuspected: true }]);
    expect(await emailsTo('sales@example.com')).toHaveLength(before);
    const inState = async (state: string) =>
      (await getOperatorFeedback(api(maya), { search: draft.email, state })).items.length;
    expect([await inState('suspected'), await inState('unanswered')]).toEqual([1, 0]);
    for (let sent = 1; sent < 5; sent += 1) await sendFeedback(api(), draft, PLAIN);
    await expect(sendFeedback(api(), draft, { ...PLAIN, website: 'x' })).rejects.toMatchObject({ code: '910703' });
  });

  test('[R2.2] [R10.6] one client sends at most five messages in ten minutes', async () => {
    for (let sent = 0; sent < 5; sent += 1) await sendFeedback(api(), draft, PLAIN);
    await expect(sendFeedback(api(), draft, PLAIN)).rejects.toMatchObject({ code: '910703' });
    expect(await listed()).toHaveLength(5);
    shop.clock.now += 600_000;
    await sendFeedback(api(), draft, PLAIN);
    expect(await listed()).toHaveLength(6);
  });

  test('[R10.6] line breaks in a name do not break the email’s subject', async () => {
    const name = 'Nora\r\nBcc: all@weiss.example';
    await expect(sendFeedback(api(), { ...draft, name }, PLAIN)).rejects.toMatchObject({
      fieldErrors: { name: expect.any(String) },
    });
  });
});
