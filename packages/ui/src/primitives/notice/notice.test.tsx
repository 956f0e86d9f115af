import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Notice } from './index.ts';

test('says its tone in words; errors interrupt, others only on request', async () => {
  const { container } = renderUi(
    <>
      <Notice>Closed on Monday</Notice>
      <Notice tone="success" live>
        Saved
      </Notice>
      <Notice tone="danger" title="Not saved">
        Try again
      </Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Not savedTry again');
  expect(screen.getByRole('status')).toHaveTextContent('Done: Saved');
  expect(screen.getByText('Closed on Monday').closest('[role]')).toBeNull();
  await expectNoAxeViolations(container);
});

test('says it in the page’s language', () => {
  renderUi(<Notice tone="danger">无法保存</Notice>, { locale: 'zh-CN' });
  expect(screen.getByRole('alert').textContent).not.toContain('Error');
});
