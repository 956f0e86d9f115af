import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextField } from '../../primitives/field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { CreditCardForm } from './index.ts';

/** A stub of the provider's frame: its field has no name, so it is not posted. */
const element = <TextField label="Number" hideLabel />;
const card = { brand: 'Visa', last4: '4242', expiryMonth: 8, expiryYear: 2028 };

test('[R6.9] posts the cardholder and the host’s fields, but no number', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <CreditCardForm
      element={element}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <input type="hidden" name="token" value="pm_1" />
    </CreditCardForm>,
  );
  expect(screen.getByRole('group', { name: /Card number/ })).toHaveAccessibleDescription(/never reach us/);
  await user.type(screen.getByRole('textbox', { name: 'Number' }), '4242424242424242');
  await user.type(screen.getByLabelText(/Cardholder/), 'Luis Moreno{Enter}');
  expect(sent).toHaveBeenCalledWith({ token: 'pm_1', cardholder: 'Luis Moreno' });
  await expectNoAxeViolations(container);
});

test('[R6.9] shows the entered card by brand and last digits, and allows another', async () => {
  const replace = vi.fn<() => void>();
  const { user, container } = renderUi(<CreditCardForm element={element} card={card} onReplaceCard={replace} />);
  expect(screen.getByText('Visa ending in 4 2 4 2')).toBeInTheDocument();
  expect(screen.getByText('Expires 08/2028')).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use another card' }));
  expect(replace).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);
});

test('[R5.3] shows the provider’s error at its element, linked from the summary', async () => {
  const { user, container } = renderUi(
    <CreditCardForm element={element} errors={{ card: '卡片被拒绝' }} message="未保存" pending />,
    { locale: 'zh-CN' },
  );
  await user.click(screen.getByRole('link', { name: '卡片被拒绝' }));
  const slot = screen.getByRole('group', { name: /卡号/ });
  expect(slot).toHaveFocus();
  expect(slot).toHaveAccessibleDescription(/卡片被拒绝/);
  expect(screen.getByRole('button', { name: '保存信用卡' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(container);
});
