import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { Tabs } from './index.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id, label: `Tab ${id}`, content: `Panel ${id}` }));

test('arrows, Home and End choose and move the focus round the ring', async () => {
  const onValueChange = vi.fn();
  const { user, container } = renderUi(<Tabs label="Product" items={items} onValueChange={onValueChange} />);
  await user.click(screen.getByRole('tab', { name: 'Tab a' }));
  for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) await user.keyboard(key);
  expect(onValueChange.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a', 'c', 'a']);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Tab a', selected: true }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Tab a' }));
  await expectNoAxeViolations(container);
});

test('all panels are in the HTML; a controlled one stays', async () => {
  const { user, container } = renderUi(<Tabs label="Product" items={items} value="b" />);
  expect(container.textContent).toContain('Panel c');
  await user.click(screen.getByRole('tab', { name: 'Tab c' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tab b');
});

test('with addresses tabs are links: a plain click chooses, one for another window is left alone', async () => {
  const onValueChange = vi.fn();
  const { user, container } = renderUi(
    <Tabs label="Product" items={items} value="a" getHref={(id) => `#tab-${id}`} onValueChange={onValueChange} />,
  );
  const second = screen.getByRole('tab', { name: 'Tab b' });
  expect(second).toHaveAttribute('href', '#tab-b');
  await user.click(second);
  await user.keyboard('[ControlLeft>]');
  await user.click(second);
  await user.keyboard('[/ControlLeft]');
  expect(onValueChange.mock.calls).toEqual([['b']]);
  await expectNoAxeViolations(container);
});
