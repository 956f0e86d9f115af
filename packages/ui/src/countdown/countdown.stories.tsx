import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './index.ts';

const meta: Meta<typeof Countdown> = { component: Countdown };
export default meta;

export const Running: StoryObj<typeof Countdown> = { args: { now: 0, until: 29 * 60_000 } };
export const Ended: StoryObj<typeof Countdown> = { args: { now: 1, until: 0 } };
