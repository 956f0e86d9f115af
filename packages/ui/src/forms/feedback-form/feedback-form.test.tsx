import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { FeedbackForm } from './index.ts';

test('[R2.2] posts the message with the sender', async () => {
  const sent = vi.fn<(fields: object) => void>();
  const { user, container } = renderUi(
    <FeedbackForm
      defaultValues={{ name: 'Luis Moreno', email: 'luis@glass.example' }}
      words={{ count: (text) => text.split(' ').length, max: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    />,
  );
  await user.selectOptions(screen.getByLabelText(/Topic/), 'Technical question');
  await user.type(screen.getByLabelText(/Message/), 'Brass hinges please');
  expect(screen.getByText('3 of 2 words')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Phone/), '5205550111{Enter}');
  expect(sent).toHaveBeenCalledWith({
    topic: 'technical',
    name: 'Luis Moreno',
    company: '',
    email: 'luis@glass.example',
    phone: '5205550111',
    message: 'Brass hinges please',
  });
  await expectNoAxeViolations(container);
});

test('[R2.2] shows success, errors and pending, in Chinese', async () => {
  const { container, rerender } = renderUi(<FeedbackForm success="感谢您的留言" />, { locale: 'zh-CN' });
  expect(screen.getByRole('status')).toHaveTextContent('感谢您的留言');
  rerender(<FeedbackForm errors={{ message: '请输入留言' }} pending />);
  expect(screen.getByLabelText(/留言/)).toHaveAccessibleDescription(/请输入留言/);
  expect(screen.getByRole('button', { name: '提交留言' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(container);
});

test('[R2.2] [R5.4] posts pictures as files, and shows a rejected one at its field', async () => {
  const { container } = renderUi(<FeedbackForm maxPhotos={3} errors={{ pictures: 'At most 3 pictures.' }} />);
  const field = screen.getByLabelText(/Pictures/);
  expect(field).toHaveAttribute('type', 'file');
  expect(field).toHaveAttribute('name', 'pictures');
  expect(field).toHaveAccessibleDescription(/At most 3 pictures\./);
  expect(container.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data');
  await expectNoAxeViolations(container);
});

test('[R2.2] names the chosen pictures in the form’s language', async () => {
  const { user, container } = renderUi(<FeedbackForm maxPhotos={3} />, { locale: 'zh-CN' });
  const files = ['opening.png', 'hinge.png'].map((name) => new File([''], name, { type: 'image/png' }));
  await user.upload(screen.getByLabelText(/^图片/), files);
  expect(screen.getByRole('status')).toHaveTextContent('opening.png和hinge.png');
  expect(container).not.toHaveTextContent('Choose');
  await expectNoAxeViolations(container);
});
