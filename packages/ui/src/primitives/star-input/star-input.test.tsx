import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Form } from '../form/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { StarInput, type Stars } from './index.ts';

const radio = (name: string) => screen.getByRole('radio', { name });

test('[R6.7] is a radio group of five named values, by keyboard', async () => {
  const onValueChange = vi.fn<(value: Stars) => void>();
  const ref = createRef<HTMLFieldSetElement>();
  const { user, container } = renderUi(
    <form>
      <StarInput ref={ref} label="Quality" name="quality" onValueChange={onValueChange} />
    </form>,
  );
  expect(within(screen.getByRole('group', { name: 'Quality' })).getAllByRole('radio')).toHaveLength(5);
  await user.tab();
  expect(radio('1 star: very poor')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith(3);
  expect(radio('3 stars: average')).toBeChecked();
  expect(container.querySelector('[data-part="meaning"]')).toHaveTextContent('average');
  await user.click(radio('5 stars: excellent'));
  expect(new FormData(container.querySelector('form') as HTMLFormElement).getAll('quality')).toEqual(['5']);
  expect(ref.current?.dataset['component']).toBe('star-input');
  await expectNoAxeViolations(container);
});

test('can be controlled', async () => {
  const onValueChange = vi.fn<(value: Stars) => void>();
  const { user } = renderUi(<StarInput label="质量" name="quality" value={2} onValueChange={onValueChange} />, {
    locale: 'zh-CN',
  });
  await user.click(radio('5 星：非常满意'));
  expect(onValueChange).toHaveBeenCalledWith(5);
  expect(radio('2 星：不满意')).toBeChecked();
});

test('[R5.3] shows the form’s error, linked to the first star, until a star is chosen', async () => {
  const { user, container } = renderUi(
    <Form errors={{ quality: 'Please rate the quality.' }}>
      <StarInput label="Quality" name="quality" required />
    </Form>,
  );
  await user.click(screen.getByRole('link', { name: 'Please rate the quality.' }));
  expect(radio('1 star: very poor')).toHaveFocus();
  expect(radio('1 star: very poor')).toHaveAccessibleDescription(/Please rate/);
  expect(radio('1 star: very poor')).toBeRequired();
  await expectNoAxeViolations(container);
  await user.keyboard(' ');
  expect(container.querySelector('[data-part="error"]')).toBeNull();
});

test('disabled posts nothing', () => {
  renderUi(<StarInput label="Quality" name="quality" disabled defaultValue={4} />);
  expect(radio('4 stars: good')).toBeDisabled();
});
