import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { ErrorPage } from './index.ts';

const meta: Meta<typeof ErrorPage> = { title: 'Feedback/Error page', component: ErrorPage };
export default meta;

export const NotFound: StoryObj<typeof ErrorPage> = { args: { kind: 'not-found' } };
export const Failure: StoryObj<typeof ErrorPage> = { args: { kind: 'failure', actions: <Button>Try again</Button> } };
