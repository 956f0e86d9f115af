import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PhotoList } from './index.ts';

test('shows small pictures that lead to the whole ones in another tab', async () => {
  const { user, container } = renderUi(
    <PhotoList photos={['/a.webp', '/b.webp']} getThumbnail={(photo) => `/small${photo}`} />,
  );
  const first = screen.getByRole('link', { name: 'Photo 1' });
  expect(first).toHaveAttribute('href', '/a.webp');
  expect(first).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/small/a.webp');
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Photo 2' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('takes the labels of its host, and the pictures themselves without small versions', async () => {
  const { container } = renderUi(
    <PhotoList photos={['/a.webp']} getLabel={(position) => `Parcel ${position}`} size="large" />,
  );
  const picture = screen.getByRole('img', { name: 'Parcel 1' });
  expect(picture).toHaveAttribute('src', '/a.webp');
  expect(picture).toHaveAttribute('width', '112');
  await expectNoAxeViolations(container);
});

test('speaks Chinese', () => {
  renderUi(<PhotoList photos={['/a.webp']} />, { locale: 'zh-CN' });
  expect(screen.getByRole('link', { name: '图片1' })).toBeVisible();
});

test('shows nothing where there are no pictures', () => {
  const { container } = renderUi(<PhotoList photos={[]} />);
  expect(container.querySelector('ul')).toBeNull();
});
