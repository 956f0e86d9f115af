import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './index.ts';

const meta: Meta<typeof ProgressBar> = { title: 'Feedback/Progress bar', component: ProgressBar };
export default meta;

export const Loading: StoryObj<typeof ProgressBar> = { args: { active: true } };
