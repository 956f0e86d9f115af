import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { Announcer } from '../../primitives/announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { RefundForm, type RefundChoice, type RefundFormProps } from './index.ts';
import { sampleRefund } from './refund-form.samples.ts';

function renderForm(props: Partial<RefundFormProps> = {}, locale: 'en-US' | 'zh-CN' = 'en-US') {
  const given = renderUi(
    <>
      <Announcer />
      <RefundForm {...sampleRefund} {...props} />
    </>,
    { locale },
  );
  const form = given.container.querySelector('form') as HTMLFormElement;
  return { ...given, posted: () => [...new FormData(form)], amount: () => form.querySelector('[data-part="amount"]') };
}

const whole = () => screen.getByRole('checkbox', { name: 'The whole order' });
const hinge = () => screen.getByRole('checkbox', { name: /Wall-Mount/ });
const pieces = () => screen.getByRole('spinbutton', { name: /Wall-Mount/ });

test('[R6.4] starts with the whole order and posts the choice', async () => {
  const { container, posted, amount } = renderForm({ children: <input type="hidden" name="order" value="cp1" /> });
  expect(whole()).toBeChecked();
  expect(posted()).toEqual([
    ['order', 'cp1'],
    ['line', 'a'],
    ['quantity.a', '40'],
    ['line', 'b'],
    ['quantity.b', '2'],
    ['kind', 'refund-only'],
    ['reason', ''],
    ['remark', ''],
  ]);
  expect(amount()).toHaveTextContent('Refund amount $1,545.20');
  await expectNoAxeViolations(container);
});

test('[R6.4] shows the tax included in the amount', () => {
  expect(renderForm({ tax: money(10_605) }).amount()).toHaveTextContent('Includes $106.05 of sales tax.');
});

test('[R6.4] has no amount where the backend has none', () => {
  expect(renderForm({ amount: undefined }).amount()).toBeNull();
});

test('[R6.4] names a product without options by its price alone', () => {
  const lines = sampleRefund.lines.map((line) => ({ ...line, variant: '' }));
  renderForm({ lines });
  expect(hinge()).toHaveAccessibleName(/[^,] \$[\d.]+$/);
});

test('[R6.4] selects a part by keyboard and announces the new amount', async () => {
  const onChoiceChange = vi.fn<(choice: RefundChoice) => void>();
  const { user, posted, amount } = renderForm({ onChoiceChange });
  await user.tab();
  expect(whole()).toHaveFocus();
  await user.keyboard(' ');
  expect(posted().map(([name]) => name)).not.toContain('line');
  await user.tab();
  expect(hinge()).toHaveFocus();
  await user.keyboard(' ');
  expect(whole()).toHaveProperty('indeterminate', true);
  await user.tab();
  expect(pieces()).toHaveFocus();
  await user.clear(pieces());
  await user.keyboard('3');
  expect(onChoiceChange).toHaveBeenLastCalledWith({ kind: 'refund-only', lines: [{ id: 'a', quantity: 3 }] });
  expect(amount()).toHaveTextContent('$109.71');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Refund amount is now $109.71');
  await user.click(screen.getByRole('radio', { name: 'Return and refund' }));
  expect(onChoiceChange).toHaveBeenLastCalledWith({ kind: 'return-and-refund', lines: [{ id: 'a', quantity: 3 }] });
});

test('[R5.3] reports a quantity above the ordered one at its field, without an amount', async () => {
  const { user, container, amount } = renderForm();
  await user.clear(pieces());
  await user.type(pieces(), '41');
  expect(pieces()).toBeInvalid();
  expect(pieces()).toHaveAccessibleDescription(/Enter a whole number from 1 to 40/);
  expect(amount()).toHaveAttribute('data-state', 'unknown');
  await expectNoAxeViolations(container);
});

test('[R5.3] errors reach lines, quantities, reason and photos by name', async () => {
  const errors = {
    line: 'Choose what you want refunded.',
    'quantity.b': 'One of these is refunded already.',
    reason: 'Please choose a reason.',
    photos: 'Three photos at most.',
  };
  const { user, container } = renderForm({ errors });
  await user.click(screen.getByRole('link', { name: errors.line }));
  expect(hinge()).toHaveFocus();
  await user.click(screen.getByRole('link', { name: errors.reason }));
  expect(screen.getByRole('combobox', { name: /Reason/ })).toHaveFocus();
  expect(screen.getByRole('spinbutton', { name: /180°/ })).toHaveAccessibleDescription(/refunded already/);
  expect(screen.getByLabelText(/Photos/)).toHaveAccessibleDescription(/Three photos at most/);
  expect(screen.getByRole('group', { name: /Items to refund/ })).toHaveAccessibleDescription(errors.line);
  await expectNoAxeViolations(container);
});

test('[R5.5] counts the remark’s words', async () => {
  const { user, container } = renderForm({ remarkWords: { ...sampleRefund.remarkWords, max: 2 } }, 'zh-CN');
  await user.type(screen.getByRole('textbox', { name: /备注/ }), 'one two three');
  expect(container.querySelector('[data-part="counter"]')).toHaveTextContent('3');
});

test('has no kinds before shipment; restores the submitted values', () => {
  const { posted } = renderForm({
    kinds: ['refund-only'],
    defaultValues: { lines: [{ id: 'b', quantity: 1 }], reason: '2', remark: 'Scratched.', photos: ['/1.png'] },
  });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(posted()).toEqual([
    ['line', 'b'],
    ['quantity.b', '1'],
    ['kind', 'refund-only'],
    ['reason', '2'],
    ['remark', 'Scratched.'],
    ['photos', '/1.png'],
  ]);
});

test('without script it is a plain form that posts files', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={english}>
      <RefundForm {...sampleRefund} />
    </IntlProvider>,
  );
  expect(html).toMatch(/<form [^>]*encType="multipart\/form-data"[^>]*method="post"/);
  expect(html).toMatch(/type="file"[^>]* name="photos"/);
});
