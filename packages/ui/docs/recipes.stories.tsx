import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AccountNavigation } from '../src/commerce/account-navigation/index.ts';
import { AddressPicker } from '../src/commerce/address-picker/index.ts';
import { sampleAddresses } from '../src/commerce/address-picker/address-picker.samples.ts';
import { Badge } from '../src/primitives/badge/index.ts';
import { Breadcrumbs } from '../src/primitives/breadcrumbs/index.ts';
import { Button } from '../src/primitives/button/index.ts';
import { DataTable } from '../src/primitives/data-table/index.ts';
import { balanceEntries } from '../src/primitives/data-table/data-table.samples.ts';
import { SearchField } from '../src/primitives/field/index.ts';
import { Gallery } from '../src/commerce/gallery/index.ts';
import { Cluster, Columns, Page, Stack } from '../src/primitives/layout/index.ts';
import { OrderSummary } from '../src/commerce/order-summary/index.ts';
import { Pagination } from '../src/primitives/pagination/index.ts';
import { PaymentMethodPicker } from '../src/commerce/payment-method-picker/index.ts';
import { QuantityBreaks } from '../src/commerce/quantity-breaks/index.ts';
import { Price } from '../src/commerce/price/index.ts';
import { QuantityStepper } from '../src/commerce/quantity-stepper/index.ts';
import { SpecificationTable } from '../src/commerce/specification-table/index.ts';
import { StatTile, StatTiles } from '../src/primitives/stat-tile/index.ts';
import { StockState } from '../src/commerce/stock/index.ts';
import { Heading } from '../src/primitives/text/index.ts';
import { inModes, type ComponentGuide } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'Whole screens, made of components alone. Copy the code of one and put in your own data, addresses and actions.',
  do: [
    'Start from the screen that is nearest to yours, and keep its order of headings.',
    'Fetch the data in your route; components take it as props.',
  ],
  dont: ['Do not write styles for what a layout does: Page, Columns, Stack and Cluster place everything here.'],
  keyboard: [['Tab', 'Goes through the screen in the order in which it is read']],
};

const meta: Meta = { title: 'Recipes/Screens', parameters: { guide, ...inModes('phone', 'wide') } };
export default meta;
type Story = StoryObj;

export const ProductPage: Story = {
  render: function ProductScreen() {
    const [quantity, setQuantity] = useState(20);
    return (
      <Page>
        <Breadcrumbs
          items={[{ label: 'Home', href: '#home' }, { label: 'Hinges', href: '#hinges' }, { label: 'Harbor' }]}
        />
        <Columns narrow="end">
          <Gallery
            images={['ch', 'bn', 'mb'].map((finish) => ({
              src: `/media/products/hinge-wall-full-${finish}.webp`,
              small: `/media/products/small/hinge-wall-full-${finish}.webp`,
              alt: `Harbor Wall-Mount Shower Hinge, ${finish.toUpperCase()}`,
            }))}
          />
          <Stack>
            <Heading level={1}>Harbor Wall-Mount Shower Hinge</Heading>
            <Price amount={money(3850)} />
            <QuantityBreaks
              basePrice={money(3850)}
              quantity={quantity}
              breaks={[
                { quantity: 10, price: money(3580) },
                { quantity: 50, price: money(3270) },
              ]}
            />
            <StockState stock={240} />
            <QuantityStepper value={quantity} minimum={10} pack={5} stock={240} showTerms onValueCommit={setQuantity} />
            <Button variant="primary" icon="cart">
              Add to cart
            </Button>
          </Stack>
        </Columns>
        <SpecificationTable
          rows={[
            { key: 'glass', name: 'Glass thickness', value: '8–12 mm (5/16"–1/2")' },
            { key: 'load', name: 'Load', value: '45 kg (99 lb) a pair' },
          ]}
        />
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(25);
  },
};

export const Checkout: Story = {
  render: () => (
    <Page>
      <Heading level={1}>Checkout</Heading>
      <form method="post" action="/checkout">
        <Columns narrow="end">
          <Stack gap="x8">
            <AddressPicker label="Deliver to" addresses={sampleAddresses} defaultValue="1" />
            <PaymentMethodPicker
              methods={[
                { method: 'balance', available: true },
                { method: 'wechat', available: true },
              ]}
              balance={money(250_000)}
              total={money(146_280)}
            />
          </Stack>
          <OrderSummary pieces={40} subtotal={money(146_280)} freight={money(0)} total={money(146_280)}>
            <Button type="submit" variant="primary" fullWidth>
              Place the order
            </Button>
          </OrderSummary>
        </Columns>
      </form>
    </Page>
  ),
};

export const Account: Story = {
  render: () => (
    <Page>
      <Columns narrow="start">
        <AccountNavigation current="/user/orderList" counts={{ orders: 2, messages: 3 }} />
        <Stack gap="x8">
          <Heading level={1}>Your account</Heading>
          <StatTiles>
            <StatTile label="Available" value="$3,752.00" icon="wallet" href="#balance" />
            <StatTile label="Coupons" value="3" icon="card" href="#coupons" />
          </StatTiles>
          <DataTable
            caption="Bill of your balance"
            columns={[
              { id: 'date', label: 'Date', cell: (entry) => entry.date },
              { id: 'what', label: 'What', cell: (entry) => entry.what, rowHeader: true },
              { id: 'amount', label: 'Amount', cell: (entry) => entry.amount, numeric: true },
            ]}
            rows={balanceEntries}
            getRowId={(entry) => entry.id}
            getRowName={(entry) => entry.what}
          />
        </Stack>
      </Columns>
    </Page>
  ),
};

const orders = [
  { number: 'R-2026-004711', buyer: 'Luis Glass LLC', state: 'To ship', total: '$1,462.80' },
  { number: 'R-2026-004709', buyer: 'Whitfield Showers', state: 'Paid', total: '$89.00' },
];

export const DeskList: Story = {
  render: () => (
    <Page>
      <Cluster justify="between">
        <Heading level={1}>Orders</Heading>
        <Button variant="primary">Export</Button>
      </Cluster>
      <SearchField label="Search orders" name="search" />
      <DataTable
        caption="Orders of the last 30 days"
        columns={[
          { id: 'number', label: 'Number', cell: (order) => order.number, rowHeader: true },
          { id: 'buyer', label: 'Buyer', cell: (order) => order.buyer },
          { id: 'state', label: 'State', cell: (order) => <Badge>{order.state}</Badge> },
          { id: 'total', label: 'Total', cell: (order) => order.total, numeric: true },
        ]}
        rows={orders}
        getRowId={(order) => order.number}
        getRowName={(order) => order.number}
      />
      <Pagination page={1} count={4} getHref={(page) => `#page=${page}`} />
    </Page>
  ),
};
