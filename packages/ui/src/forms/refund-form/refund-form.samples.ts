import { money } from '@rider/model/money';
import type { RefundFormProps } from './refund-form.tsx';

/** An order of two lines, for stories and tests. */
export const sampleRefund = {
  lines: [
    {
      id: 'a',
      name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate',
      variant: 'Matte Black, 10 mm (3/8")',
      image: '/media/products/small/hinge-wall-full-mb.webp',
      unit: 'pc',
      unitPrice: money(3657),
      refundable: 40,
    },
    {
      id: 'b',
      name: 'Harbor 180° Glass-to-Glass Hinge',
      variant: 'Polished Chrome, 10 mm (3/8")',
      image: '/media/products/small/hinge-180-ch.webp',
      unit: 'pc',
      unitPrice: money(4120),
      refundable: 2,
    },
  ],
  reasons: [
    { value: '1', label: 'The finish does not match' },
    { value: '2', label: 'Damaged on arrival' },
    { value: '3', label: 'Not needed any more' },
  ],
  remarkWords: { count: (text: string) => text.split(/\s+/).filter(Boolean).length, max: 100 },
  upload: () => Promise.resolve({ url: '/media/products/small/hinge-wall-full-ch.webp' }),
  amount: ({ lines }) => money(lines.reduce((sum, { id, quantity }) => sum + quantity * (id === 'a' ? 3657 : 4120), 0)),
} satisfies Omit<RefundFormProps, 'children'>;
