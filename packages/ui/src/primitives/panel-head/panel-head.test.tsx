import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PanelHead } from './index.ts';

test('[R3.5] names its panel and closes it, also without script', async () => {
  const { container } = renderUi(
    <div id="panel">
      <PanelHead title="Filters" panelId="panel" closeLabel="Close filters" />
    </div>,
  );
  expect(screen.getByText('Filters')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Close filters' });
  expect(button).toHaveAttribute('popovertarget', 'panel');
  expect(button).toHaveAttribute('popovertargetaction', 'hide');
  await expectNoAxeViolations(container);
});
