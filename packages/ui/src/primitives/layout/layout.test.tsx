import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Cluster, Columns, Grid, Page, Stack, Sticky } from './index.ts';

test('[R1.7] a page is the main landmark for skip links; its columns preserve the reading order', async () => {
  const { container } = renderUi(
    <Page>
      <Columns>
        <Stack as="section" aria-label="Goods" />
        <Sticky as="aside" aria-label="Summary" />
      </Columns>
    </Page>,
  );
  expect(screen.getByRole('main').id).toBe('content');
  const columns = container.querySelector('[data-component="columns"]');
  expect([...(columns?.children ?? [])].map((column) => column.ariaLabel)).toEqual(['Goods', 'Summary']);
  await expectNoAxeViolations(container);
});

test('[R1.7] a page exposes its width', () => {
  const { container } = renderUi(
    <>
      <Page width="task" />
      <Page as="div" id={undefined} />
    </>,
  );
  const widths = [...container.querySelectorAll('[data-component="container"]')].map((page) =>
    page.getAttribute('data-state'),
  );
  expect(widths).toEqual(['task', 'full']);
});

test('passes on elements, refs, classes and attributes', () => {
  const ref = createRef<HTMLElement>();
  renderUi(
    <Grid column="200px">
      <Cluster as="ul" ref={ref} className="mine" data-state="open" oneRow />
    </Grid>,
  );
  expect(ref.current?.tagName).toBe('UL');
  expect(ref.current?.classList.contains('mine')).toBe(true);
  expect(ref.current?.dataset['state']).toBe('open');
});
