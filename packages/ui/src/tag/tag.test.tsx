import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { Tag, TagList } from './index.ts';

const filters = ['Brushed nickel', '10 mm', 'In stock'].map((label) => ({ id: label, label }));

function Filters() {
  const [items, setItems] = useState(filters);
  return (
    <TagList label="Chosen filters" items={items} onRemove={(id) => setItems(items.filter((item) => item.id !== id))} />
  );
}

test('are removed one after the other by keyboard; the focus never falls off', async () => {
  const { user, container } = renderUi(<Filters />);
  await expectNoAxeViolations(container);
  screen.getByRole('button', { name: 'Remove 10 mm' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove In stock' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Brushed nickel' })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('list', { name: 'Chosen filters' })).toHaveFocus();
});

test('with an address the sign is a link, and without either there is none', async () => {
  const onRemove = vi.fn();
  const { container } = renderUi(
    <>
      <Tag removeHref="/goods_list?size=12" onRemove={onRemove}>
        10 mm
      </Tag>
      <Tag>12 mm</Tag>
    </>,
    { locale: 'zh-CN' },
  );
  expect(screen.getByRole('link', { name: '移除 10 mm' })).toHaveAttribute('href', '/goods_list?size=12');
  expect(screen.queryByRole('button')).toBeNull();
  await expectNoAxeViolations(container);
});
