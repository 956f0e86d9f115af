import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { DescriptionList } from './index.ts';

const number = { key: 'number', term: 'Number', description: 'cp1' };

test.each(['rows', 'stacked', 'columns'] as const)('renders each term with its description (%s)', async (layout) => {
  const { user, container } = renderUi(
    <DescriptionList
      layout={layout}
      items={[number, { key: 'order', term: 'Order', description: <a href="#order">cp2</a> }]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Number', 'Order']);
  expect(screen.getAllByRole('definition').map((description) => description.textContent)).toEqual(['cp1', 'cp2']);
  await user.tab();
  expect(screen.getByRole('link', { name: 'cp2' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('omits missing descriptions, but not a zero', () => {
  const unknown = [null, undefined, false, ''].map((description, index) => ({
    key: `unknown-${index}`,
    term: 'Unknown',
    description,
  }));
  renderUi(<DescriptionList items={[number, ...unknown, { key: 'pieces', term: 'Pieces', description: 0 }]} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Number', 'Pieces']);
});

test('renders nothing without descriptions', () => {
  const { container } = renderUi(<DescriptionList items={[{ key: 'note', term: 'Note', description: '' }]} />);
  expect(container.querySelector('dl')).toBeNull();
});

test('accepts attributes of its host', () => {
  renderUi(<DescriptionList items={[number]} className="mine" aria-label="Facts" />);
  const list = screen.getByLabelText('Facts');
  expect(list).toHaveClass('mine');
  expect(list).toHaveAttribute('data-component', 'description-list');
});
