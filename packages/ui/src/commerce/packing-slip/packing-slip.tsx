'use client';

import type { Order } from '@rider/model/order';
import type { OrderLine } from '@rider/model/order-line';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { formatDay } from '../../primitives/date/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { deliveryFacts } from '../delivery-facts/index.ts';
import { formatQuantity } from '../quantity/index.ts';
import * as styles from './packing-slip.css.ts';

/** An order line to pack. */
export type PackingSlipLine = Pick<
  OrderLine,
  'id' | 'skuCode' | 'name' | 'variant' | 'quantity' | 'unit' | 'promotion'
>;

/** Props of the slip, besides the attributes of an `<article>`. */
export interface PackingSlipProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The order in the parcel. */
  order: Pick<
    Order,
    'number' | 'createdAt' | 'addressee' | 'phone' | 'address' | 'pieces' | 'buyerMessage' | 'merchantNote'
  > &
    Partial<Pick<Order, 'purchaseOrderNumber' | 'pickUp' | 'deliveryTerms'>> & { lines: readonly PackingSlipLine[] };
  /** The sender: the shop's name, optionally with address and phone. */
  from: ReactNode;
  /** Courier and tracking number, or the name of the driver. */
  shipping?: ReactNode;
  /** Level of the heading. */
  headingLevel?: 1 | 2;
}

/** The sheet in a parcel: contents and addressee, with checkboxes, without prices. */
export function PackingSlip({ order, from, shipping, headingLevel = 1, className, ...rest }: PackingSlipProps) {
  const intl = useIntl();
  const shipsAt = order.lines.find(({ promotion }) => promotion?.shipsAt)?.promotion?.shipsAt;
  const Heading = `h${headingLevel}` as const;
  const facts = [
    ['from', from],
    [order.pickUp ? 'pickUp' : 'to', [order.addressee, order.phone, order.address].filter(Boolean).join(', ')],
    ['ordered', formatDay(intl, order.createdAt)],
    ['purchaseOrder', order.purchaseOrderNumber],
    ['ships', shipsAt && formatDay(intl, shipsAt)],
    ['shipping', shipping],
    ['message', order.buyerMessage],
    ['note', order.merchantNote],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return (
    <article data-component="packing-slip" {...rest} className={classNames(styles.slip, className)}>
      <Heading className={styles.title}>
        <FormattedMessage id="ui.packingSlip.title" values={{ number: order.number }} />
      </Heading>
      <DescriptionList
        layout="columns"
        items={[
          ...facts.map(([name, fact]) => ({
            key: name,
            term: <FormattedMessage id={`ui.packingSlip.${name}`} />,
            description: fact,
          })),
          ...deliveryFacts(intl, { deliveryTerms: order.deliveryTerms, pickUp: order.pickUp }),
        ]}
      />
      <Lines lines={order.lines} />
      <p className={styles.total}>
        <FormattedMessage id="ui.packingSlip.total" values={{ lines: order.lines.length, pieces: order.pieces }} />
      </p>
    </article>
  );
}

function Lines({ lines }: { lines: readonly PackingSlipLine[] }) {
  const intl = useIntl();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['code', 'product', 'quantity', 'packed'] as const).map((name) => (
            <th key={name} scope="col" className={styles.head}>
              <FormattedMessage id={`ui.packingSlip.${name}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className={styles.row}>
            <th scope="row" className={styles.code}>
              {line.skuCode}
            </th>
            <td className={styles.cell}>{[line.name, line.variant].filter(Boolean).join(', ')}</td>
            <td className={styles.quantity}>{formatQuantity(intl, line.quantity, line.unit)}</td>
            <td className={styles.cell}>
              {/* A box for the packer's pen. */}
              <span aria-hidden className={styles.box} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
