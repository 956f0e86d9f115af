import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLinks } from './index.ts';

const meta: Meta<typeof SkipLinks> = { title: 'Navigation/Skip links', component: SkipLinks };
export default meta;

/** Press Tab to see it. */
export const Focus: StoryObj<typeof SkipLinks> = {
  render: () => (
    <>
      <SkipLinks />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
};
