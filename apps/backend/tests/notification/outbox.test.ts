import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queueEmail, queueRenderedEmail } from '../../src/email/outbox.ts';
import { sendDue, startSending } from '../../src/email/send-outbox.ts';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { startMailServer, type MailServer } from '../testing/processes/mail-server.ts';

const emailRow = ({
  to: recipient,
  ...row
}: {
  to: string;
  subject: string;
  body: string;
  html: string;
  state: string;
}) => ({
  ...row,
  recipient,
});

describe.each(MAIN_DATABASE)('the outbox on $name', ({ openShop }) => {
  let shop: Shop;
  let server: MailServer;
  let services: { database: Shop['database']; clock: () => number };

  const post = (to: string, sendsEmail = true) =>
    shop.database.transaction().execute((transaction) =>
      queueEmail({ sendsEmail, shopOrigin: 'https://shop.example', clock: services.clock }, transaction, {
        to,
        email: 'reset-code',
        locale: 'zh-CN',
        facts: { code: '012345', minutes: 10 },
        secret: true,
      }),
    );
  /** Sends due e-mails, like a process that stops during its first round. */
  const sendOneTurn = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = startSending(services, { url: server.url, from: 'RIDER <sales@shop.example>' });
    vi.advanceTimersByTime(2_000);
    await stop();
    vi.useRealTimers();
  };
  const all = () => shop.database.selectFrom('email_message').selectAll().orderBy('id').execute();

  beforeAll(async () => {
    [shop, server] = await Promise.all([openShop(), startMailServer()]);
    services = { database: shop.database, clock: () => shop.clock.now };
  });
  beforeEach(async () => {
    await shop.database.deleteFrom('email_message').execute();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  test('[R1.4] is sent once by the mail server, and then its codes are deleted', async () => {
    await post('nora@weiss.example');
    await sendOneTurn();
    expect(await all()).toMatchObject([{ state: 'sent', body: '', subject: 'RIDER' }]);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatch(/^From: RIDER <sales@shop\.example>$/m);
    expect(server.mails[0]).toMatch(/^To: nora@weiss\.example$/m);
  });

  test('[R10.6] [R1.4] sends HTML and text; subject and address cannot inject headers', async () => {
    await shop.database.transaction().execute((transaction) =>
      queueRenderedEmail({ sendsEmail: true, shopOrigin: '', clock: services.clock }, transaction, {
        to: 'nora@weiss.example, eve@evil.example\r\nBcc: eve@evil.example',
        subject: 'Order\r\nBcc: eve@evil.example\u2028X-Evil: 1',
        body: 'As text.',
        html: '<p>As HTML.</p>',
      }),
    );
    const before = server.mails.length;
    await sendOneTurn();
    expect(server.mails).toHaveLength(before + 1);
    const mail = server.mails.at(-1) ?? '';
    const head = mail.slice(0, mail.indexOf('\n\n'));
    expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(head).not.toMatch(/^(Bcc|X-Evil):/m);
    expect(mail).toContain('As text.');
    expect(mail).toContain('<p>As HTML.</p>');
  });

  test('[R1.4] without a mail server it is saved for the operator to read', async () => {
    await post('nora@weiss.example', false);
    const send = vi.fn<() => Promise<void>>();
    await sendDue(services, send);
    expect(send).not.toHaveBeenCalled();
    expect(await all()).toMatchObject([{ state: 'unsent', subject: 'RIDER 验证码：012345' }]);
  });

  test('is retried with growing delays when the server rejects it, and fails in the end', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    await post('nora@weiss.example');
    const send = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('mailbox full'));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await sendDue(services, send);
      await sendDue(services, send);
      const [email] = await all();
      waits.push(((email?.due_at.getTime() ?? 0) - shop.clock.now) / 1000);
      shop.clock.now = email?.due_at.getTime() ?? 0;
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840]);
    expect(send).toHaveBeenCalledTimes(8);
    expect(complaints).toHaveBeenCalledTimes(8);
    expect(await all()).toMatchObject([{ state: 'failed' }]);
  });

  test('[R10.7] does not wait for a silent mail server; other emails are sent meanwhile', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    for (const name of ['silent', 'prompt']) await post(`${name}@weiss.example`);
    const never = new Promise<void>(() => undefined);
    const send = ({ to }: { to: string }) => (to.startsWith('silent') ? never : Promise.resolve());
    await sendDue(services, send, { longest: 100 });
    expect(await all()).toMatchObject([{ state: 'waiting' }, { state: 'sent' }]);
    expect(complaints).toHaveBeenCalledOnce();
  });

  test('[R10.4] deletes codes when they expire, and sends no email without its code', async () => {
    await post('nora@weiss.example');
    await post('ida@weiss.example', false);
    shop.clock.now += 10 * 60_000 + 1;
    await runHousekeeping(shop.services);
    expect(await all()).toMatchObject([
      { state: 'failed', body: '', subject: 'RIDER' },
      { state: 'unsent', body: '', subject: 'RIDER' },
    ]);
  });

  test('[R10.4] saves that an email was sent, and its text for 90 days', async () => {
    const email = { to: 'nora@weiss.example', subject: 'Order R1', body: 'Nora Weiss', html: '<p>Nora Weiss</p>' };
    const world = { shopOrigin: '', clock: services.clock };
    await shop.database.transaction().execute(async (transaction) => {
      await queueRenderedEmail({ ...world, sendsEmail: false }, transaction, email);
      await queueRenderedEmail({ ...world, sendsEmail: true }, transaction, email);
    });
    shop.clock.now += 90 * 86_400_000;
    await runHousekeeping(shop.services);
    expect((await all())[0]).toMatchObject(emailRow({ ...email, state: 'unsent' }));
    shop.clock.now += 1;
    await runHousekeeping(shop.services);
    expect(await all()).toMatchObject([
      emailRow({ ...email, body: '', html: '', state: 'unsent' }),
      emailRow({ ...email, state: 'waiting' }),
    ]);
  });

  test('each email is sent by one process only', async () => {
    for (const name of ['a', 'b', 'c']) await post(`${name}@weiss.example`);
    const sent: string[] = [];
    const send = async ({ to }: { to: string }) => void sent.push(to);
    await Promise.all([sendDue(services, send), sendDue(services, send)]);
    expect(sent.toSorted()).toEqual(['a@weiss.example', 'b@weiss.example', 'c@weiss.example']);
  });
});
