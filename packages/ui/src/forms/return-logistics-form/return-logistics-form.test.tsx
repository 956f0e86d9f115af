import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { ReturnLogisticsForm, type ReturnLogisticsFormProps } from './index.ts';

const form: ReturnLogisticsFormProps = {
  companies: [
    { value: 'df', label: 'Desert Freight' },
    { value: 'rp', label: 'Rapid Parcel' },
  ],
  returnTo: 'RIDER Returns, 4 Dock Street, Tucson',
  upload: () => Promise.resolve({ url: '/1.png' }),
};

test('[R6.4] posts company, slip number, phone and photos, by keyboard', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    return [...new FormData(event.currentTarget)];
  });
  const { user, container } = renderUi(
    <ReturnLogisticsForm {...form} onSubmit={onSubmit} defaultValues={{ company: 'rp', photos: ['/slip.png'] }} />,
  );
  expect(screen.getByRole('definition')).toHaveTextContent('4 Dock Street');
  await user.tab();
  expect(screen.getByRole('combobox', { name: /Courier company/ })).toHaveFocus();
  await user.tab();
  await user.keyboard('RP-17');
  await user.tab();
  await user.keyboard('520 555 0148{Enter}');
  expect(onSubmit.mock.results[0]?.value).toEqual([
    ['company', 'rp'],
    ['slipNumber', 'RP-17'],
    ['phone', '520 555 0148'],
    ['photos', '/slip.png'],
  ]);
  await expectNoAxeViolations(container);
});

test('[R5.3] errors reach company and slip number', async () => {
  const { user, container } = renderUi(
    <ReturnLogisticsForm {...form} errors={{ company: '请选择快递公司。', slipNumber: '请输入快递单号。' }} />,
    { locale: 'zh-CN' },
  );
  await user.click(screen.getByRole('link', { name: '请输入快递单号。' }));
  expect(screen.getByRole('textbox', { name: /运单号/ })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: /快递公司/ })).toBeInvalid();
  await expectNoAxeViolations(container);
});

test('without a list the company is typed', () => {
  renderUi(<ReturnLogisticsForm {...form} companies={[]} />);
  expect(screen.getByRole('textbox', { name: /Courier company/ })).toBeRequired();
});
