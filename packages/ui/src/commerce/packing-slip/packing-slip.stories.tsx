import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { PackingSlip } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The printed sheet in a parcel.',
  otherwise: 'An order with its prices is an OrderCard or the order’s own page.',
  seeAlso: ['Orders/Order card'],
  do: ['Print nothing else on its page.'],
  dont: ['Do not put prices on it: the recipient is often not the buyer.'],
  keyboard: [],
  anatomy: {
    PackingSlip:
      'article data-component="packing-slip" (Heading, DescriptionList, table (thead (tr (th)), tbody (tr (th, td))))',
  },
};

const line = {
  id: 'a',
  skuCode: 'RD-HINGE-WALL-FULL-SB-10MM',
  name: 'Wall-to-glass hinge, full plate',
  variant: 'Satin brass, 10 mm',
  quantity: 10,
  unit: 'pc',
};

const meta: Meta<typeof PackingSlip> = {
  title: 'Orders/Packing slip',
  component: PackingSlip,
  args: {
    from: 'RIDER, +1 555 0100',
    shipping: 'UPS, 1Z999AA10123456784',
    order: {
      number: 'R-2026-004711',
      purchaseOrderNumber: 'PO 7734-B',
      createdAt: Date.UTC(2026, 10, 21, 18),
      addressee: 'Luis Moreno',
      phone: '+1 520 555 0134',
      address: '12 Glass Street, Tucson, AZ 85701, United States',
      pieces: 14,
      lines: [
        line,
        { ...line, id: 'b', skuCode: 'RD-ROLLER-TWIN-CH', name: 'Twin roller', variant: 'Chrome', quantity: 4 },
      ],
      buyerMessage: 'Please call before the truck leaves.',
      merchantNote: '',
    },
  },
  parameters: { guide, ...inModes('wide', 'phone') },
};
export default meta;

export const Default: StoryObj<typeof PackingSlip> = {};
