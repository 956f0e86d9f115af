import '@rider/ui/reset';
import messages from '@rider/ui/messages/en-US.json';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';

hydrateRoot(document.getElementById('root'), createElement(Page, { messages }), {
  onRecoverableError: (error) => console.error('hydration', error),
});
document.documentElement.dataset.hydrating = 'begun';
