import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Skeleton } from './index.ts';

test('is hidden from assistive technology and has the size of its content', async () => {
  const { container } = renderUi(
    <div aria-busy>
      <Skeleton width="80%" height="2em" className="mine" />
      <Skeleton ratio="4 / 3" />
    </div>,
  );
  const [line, picture] = container.querySelectorAll<HTMLElement>('[data-component="skeleton"]');
  expect(line).toHaveAttribute('aria-hidden', 'true');
  expect([line?.style.inlineSize, line?.style.blockSize]).toEqual(['80%', '2em']);
  expect(line).toHaveClass('mine');
  expect(picture?.style.aspectRatio).toBe('4 / 3');
  await expectNoAxeViolations(container);
});
