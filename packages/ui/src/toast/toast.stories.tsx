import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { dismissToast, notify, Toasts } from './index.ts';

const meta: Meta = { title: 'Overlays/Toast' };
export default meta;

function Demo() {
  useEffect(() => {
    const ids = [
      notify({ message: 'Added to the cart', tone: 'success', action: { label: 'Undo', onAction: () => undefined } }),
      notify({ message: 'Could not reach the shop', tone: 'error' }),
    ];
    return () => ids.forEach(dismissToast);
  }, []);
  return (
    <Cluster>
      <Button onClick={() => notify({ message: `Saved at ${new Date().toLocaleTimeString()}` })}>Notify</Button>
      <Toasts />
    </Cluster>
  );
}

export const Queue: StoryObj = { render: () => <Demo /> };
