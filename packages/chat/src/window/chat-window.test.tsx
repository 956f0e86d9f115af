import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMessage, renderChat, ScriptedClient } from '../testing/index.ts';
import { ChatWindow } from './index.ts';

test('[R7.1] is labelled by the agent', () => {
  renderChat(<ChatWindow client={new ScriptedClient({ messages: [aMessage(1, 'Hello')] })} composer={() => null} />);
  expect(screen.getByRole('dialog', { name: 'Chat with Maya Lindqvist' })).toHaveTextContent('Hello');
});
