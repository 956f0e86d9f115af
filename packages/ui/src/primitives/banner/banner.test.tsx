import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Banner } from './index.ts';

test('names its tone; errors are assertive, others live on request', async () => {
  const { container } = renderUi(
    <>
      <Banner>Closed on Monday</Banner>
      <Banner tone="success" live>
        Saved
      </Banner>
      <Banner tone="danger" title="Not saved">
        Try again
      </Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Not savedTry again');
  expect(screen.getByRole('status')).toHaveTextContent('Done: Saved');
  expect(screen.getByText('Closed on Monday').closest('[role]')).toBeNull();
  await expectNoAxeViolations(container);
});

test('is localised', () => {
  renderUi(<Banner tone="danger">无法保存</Banner>, { locale: 'zh-CN' });
  expect(screen.getByRole('alert').textContent).not.toContain('Error');
});
