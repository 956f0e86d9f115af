import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { sampleCard } from './credit-card-tile.samples.ts';
import { CreditCardTile } from './index.ts';

test('[R6.9] the last digits are read one by one', async () => {
  const { container } = renderUi(
    <CreditCardTile card={sampleCard} onMakeDefault={() => undefined} onRemove={() => undefined} />,
  );
  expect(screen.getByRole('article', { name: 'Visa ending in 4 2 4 2' })).toHaveTextContent('Expires 08/2028');
  expect(screen.getByText('Visa •••• 4242')).toHaveAttribute('aria-hidden', 'true');
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName(/ending in 4 2 4 2/);
  await expectNoAxeViolations(container);
});

test('[R6.9] removing needs confirmation and returns the focus', async () => {
  const onRemove = vi.fn<() => void>();
  const { user, rerender } = renderUi(<CreditCardTile card={sampleCard} onRemove={onRemove} />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alertdialog', { name: 'Remove Visa ending in 4 2 4 2?' })).toBeVisible();
  await expectNoAxeViolations(document.body);
  await user.keyboard('{Escape}');
  expect(onRemove).not.toHaveBeenCalled();
  const remove = screen.getByRole('button', { name: /Remove/ });
  expect(remove).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  rerender(<CreditCardTile card={sampleCard} onRemove={onRemove} pending="remove" />);
  await user.click(remove);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[R6.9] neither the default nor an expired card can be made the default', async () => {
  const onMakeDefault = vi.fn<() => void>();
  const { user, rerender, container } = renderUi(<CreditCardTile card={sampleCard} onMakeDefault={onMakeDefault} />);
  await user.click(screen.getByRole('button', { name: 'Make default: Visa ending in 4 2 4 2' }));
  expect(onMakeDefault).toHaveBeenCalledTimes(1);
  rerender(<CreditCardTile card={{ ...sampleCard, isDefault: true }} onMakeDefault={onMakeDefault} />);
  expect(screen.getByText('Default')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<CreditCardTile card={{ ...sampleCard, expired: true }} onMakeDefault={onMakeDefault} />);
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await expectNoAxeViolations(container);
});

test('[R6.9] is localised in Chinese', () => {
  renderUi(<CreditCardTile card={sampleCard} onRemove={() => undefined} />, { locale: 'zh-CN' });
  expect(screen.getByRole('article', { name: 'Visa 尾号 4 2 4 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: '移除 Visa 尾号 4 2 4 2' })).toBeVisible();
});
