import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Banner } from './index.ts';

test('says its tone in words; errors interrupt, others only on request', async () => {
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

test('says it in the page’s language', () => {
  renderUi(<Banner tone="danger">无法保存</Banner>, { locale: 'zh-CN' });
  expect(screen.getByRole('alert').textContent).not.toContain('Error');
});
