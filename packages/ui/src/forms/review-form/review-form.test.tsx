import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { ReviewForm, type ReviewFormProps } from './index.ts';

const form: ReviewFormProps = {
  product: { name: 'Harbor Hinge', variant: 'Matte Black', image: '/hinge.webp' },
  upload: () => Promise.resolve({ url: '/1.png' }),
};

test('[R6.7] posts three scores, text and pictures by keyboard', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    return [...new FormData(event.currentTarget)];
  });
  const { user, container } = renderUi(
    <ReviewForm {...form} onSubmit={onSubmit} defaultValues={{ photos: ['/a.png'] }}>
      <input type="hidden" name="line" value="7" />
    </ReviewForm>,
  );
  expect(screen.getByRole('heading', { name: 'Harbor Hinge', level: 2 })).toBeVisible();
  await user.tab();
  await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
  await user.tab();
  await user.keyboard(' {ArrowLeft}');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('textbox', { name: /Your review/ })).toHaveFocus();
  await user.keyboard('Sits flat.');
  await user.click(screen.getByRole('button', { name: 'Publish review' }));
  expect(onSubmit.mock.results[0]?.value).toEqual([
    ['line', '7'],
    ['quality', '4'],
    ['service', '5'],
    ['comment', 'Sits flat.'],
    ['photos', '/a.png'],
  ]);
  await expectNoAxeViolations(container);
});

test('[R5.3] errors reach the scores and the comment', async () => {
  const errors = { quality: '请为质量打分。', comment: '请填写评价。' };
  const { user, container } = renderUi(<ReviewForm {...form} errors={errors} />, { locale: 'zh-CN' });
  await user.click(screen.getByRole('link', { name: errors.quality }));
  expect(screen.getAllByRole('radio', { name: /1 星/ })[0]).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /评价内容/ })).toHaveAccessibleDescription(/请填写评价/);
  await expectNoAxeViolations(container);
});

test('[R5.4] accepts at most eight pictures', () => {
  renderUi(<ReviewForm {...form} />);
  expect(screen.getByText('0 of 8 pictures')).toBeVisible();
});

test('[R6.7] has no score for the description where the shop stores none', () => {
  renderUi(<ReviewForm {...form} brief />);
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  // Such a shop may check a review before it publishes it.
  expect(screen.getByRole('button', { name: 'Send review' })).toBeVisible();
});
