import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PhotoList } from './index.ts';

test('shows thumbnails that open the full pictures in another tab', async () => {
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

test('uses the host’s labels, and the full pictures without thumbnails', async () => {
  const { container } = renderUi(
    <PhotoList photos={['/a.webp']} getLabel={(position) => `Parcel ${position}`} size="large" />,
  );
  const picture = screen.getByRole('img', { name: 'Parcel 1' });
  expect(picture).toHaveAttribute('src', '/a.webp');
  expect(picture).toHaveAttribute('width', '112');
  await expectNoAxeViolations(container);
});

test('is localised in Chinese', () => {
  renderUi(<PhotoList photos={['/a.webp']} />, { locale: 'zh-CN' });
  expect(screen.getByRole('link', { name: '图片1' })).toBeVisible();
});

test('renders nothing without pictures', () => {
  const { container } = renderUi(<PhotoList photos={[]} />);
  expect(container.querySelector('ul')).toBeNull();
});
