import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { PanelHead } from './index.ts';

const guide: ComponentGuide = {
  usage: 'On top of a popover that is a panel on narrow screens only, as in CategoryNavigation and FilterBar.',
  otherwise: 'A Dialog has a head of its own.',
  seeAlso: ['Navigation/Category navigation', 'Overlays/Dialog', 'Catalogue/Filter bar'],
  do: ['Give the focus to the button when the panel opens.'],
  dont: ['Do not use it in a dialog.'],
  keyboard: [['Enter, Space', 'Closes the panel']],
  anatomy: {
    PanelHead: 'div data-component="panel-head" ({title}, IconButton)',
  },
};

const meta: Meta<typeof PanelHead> = {
  title: 'Navigation/Panel head',
  component: PanelHead,
  args: { title: 'Filters', panelId: 'panel', closeLabel: 'Close filters' },
  parameters: { guide, ...inModes('phone') },
  decorators: [(Story) => <div id="panel">{Story()}</div>],
};
export default meta;

export const Head: StoryObj<typeof PanelHead> = {};
