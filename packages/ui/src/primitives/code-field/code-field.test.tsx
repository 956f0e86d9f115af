import { act, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { Announcer } from '../announcer/index.ts';
import { FormErrors, TextField } from '../field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { CodeField, type SendCode } from './index.ts';

afterEach(() => void vi.useRealTimers());

const form = (sendCode: SendCode, sent?: { to: string; waitSeconds: number }) => (
  <form>
    <Announcer />
    <TextField label="E-mail" name="email" />
    <CodeField sendCode={sendCode} sent={sent} />
  </form>
);

test('[R1.3] [R2.9] requests a code by keyboard, shows the recipient and waits before the next', async () => {
  const sendCode = vi.fn<SendCode>((to) => Promise.resolve({ to, waitSeconds: 60 }));
  const { user, container } = renderUi(form(sendCode));
  await user.type(screen.getByLabelText('E-mail'), ' luis@glass.example');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'E-mailed code' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(sendCode).toHaveBeenCalledWith('luis@glass.example');
  const again = await screen.findByRole('button', { name: 'Send again in 60 s' });
  expect(again).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('We sent a code to luis@glass.example');
  expect(screen.getByLabelText(/E-mailed code/)).toHaveAccessibleDescription(/luis@glass.example/);
  await user.keyboard('{Enter}');
  expect(sendCode).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);
});

test('[R1.3] the wait counts down by elapsed time, then another code can be requested', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const sendCode = vi.fn<SendCode>(() => new Promise(() => undefined));
  renderUi(form(sendCode, { to: 'luis@glass.example', waitSeconds: 30 }));
  expect(screen.getByRole('button')).toHaveTextContent('Send again in 30 s');
  act(() => void vi.advanceTimersByTime(12_000));
  expect(screen.getByRole('button')).toHaveTextContent('Send again in 18 s');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Send again' })).not.toHaveAttribute('aria-disabled');
});

test('[R1.3] shows and announces an error at the code', async () => {
  const sendCode: SendCode = () => Promise.resolve({ reason: 'Too many codes today.' });
  const { user, container } = renderUi(form(sendCode));
  const button = screen.getByRole('button', { name: 'Send code' });
  await user.click(button);
  const field = screen.getByLabelText(/E-mailed code/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Too many codes today/));
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toHaveTextContent('Too many codes today.');
  await expectNoAxeViolations(container);
});

test('[R1.3] shows the form’s error of a wrong code, also in Chinese', () => {
  renderUi(
    <FormErrors errors={{ code: '验证码不正确' }}>
      <CodeField sendCode={() => new Promise(() => undefined)} />
    </FormErrors>,
    { locale: 'zh-CN' },
  );
  expect(screen.getByLabelText(/邮箱验证码/)).toHaveAccessibleDescription(/验证码不正确/);
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeVisible();
});

test('[R1.3] without script the button posts the form, and Enter in a field does not trigger it', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={english}>
      {form(() => new Promise(() => undefined))}
    </IntlProvider>,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  const submits = page.querySelectorAll('[type="submit"]');
  expect([...submits].map((each) => [each.hasAttribute('hidden'), each.getAttribute('name')])).toEqual([
    [true, null],
    [false, 'sendCode'],
  ]);
});

test('[R2.9] a code by text message is named as one', async () => {
  const { user } = renderUi(
    <form>
      <TextField label="Phone" name="phone" defaultValue="5205550111" />
      <CodeField sendCode={(to) => Promise.resolve({ to, waitSeconds: 60 })} recipient="phone" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('We sent a text message with a code to 5205550111.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code from text message' })).toBeVisible();
});
