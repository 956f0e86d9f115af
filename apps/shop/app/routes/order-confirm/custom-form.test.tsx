// @vitest-environment jsdom
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { textsOf } from '@rider/web/form';
import { CustomForm } from './custom-form.tsx';
import { customAnswersOf, orderRules } from './order-rules.ts';

vi.mock('../../upload/upload-picture.ts', () => ({ uploadPicture: () => Promise.resolve({ url: '/site.png' }) }));
const FIELDS = [
  { title: 'Installed on', kind: 'date', required: true },
  { title: 'Site', kind: 'picture', required: true },
  { title: 'Note', kind: 'text', required: false },
] as const;

const texts: Record<string, string> = uiMessages;

/** The form as it would be sent. */
const sent = () => new FormData(document.querySelector('form') ?? undefined);

test('[R2.7] fields of the products are required where the shop says so, and sent with the order', async () => {
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <form id="order">
        <input type="hidden" name="addressId" value="1" />
      </form>
      <CustomForm fields={FIELDS} typed={undefined} />
    </IntlProvider>,
  );
  const required = 'validation.customField.required';
  expect(orderRules.check(textsOf(sent())).errors).toEqual({ 'custom.0': required, 'custom.1': required });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/Installed on/), '2026-12-01');
  const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
  await user.upload(screen.getByLabelText(/Site/), new File([png], 'site.png', { type: 'image/png' }));
  await vi.waitFor(() => expect(sent().getAll('custom.1')).toEqual(['/site.png']));
  expect(orderRules.check(textsOf(sent())).errors).toBeUndefined();
  expect(customAnswersOf(sent()).map(({ title, values }) => [title, values])).toEqual([
    ['Installed on', ['2026-12-01']],
    ['Site', ['/site.png']],
    ['Note', ['']],
  ]);
});

test.each([['x'], ['[{"title":1}]'], [undefined]])('[R2.7] %j is no custom form', (customForm) => {
  const form = new FormData();
  if (customForm !== undefined) form.set('customForm', customForm);
  expect(customAnswersOf(form)).toEqual([]);
});

test('[R2.7] virtual products need no address', () => {
  expect(orderRules.check({ virtual: '1', message: '' }).errors).toBeUndefined();
  expect(orderRules.check({ message: '' }).errors).toHaveProperty('addressId');
});
