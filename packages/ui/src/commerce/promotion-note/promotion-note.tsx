'use client';

import type { Promotion } from '@rider/model/promotion';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { formatDay, formatMoment } from '../../primitives/date/index.ts';
import { formatMoney } from '../price/index.ts';
import * as styles from './promotion-note.css.ts';

/** The fields of a promotion that a note shows. */
export interface NotedPromotion extends Pick<Promotion, 'kind'> {
  /** Its price; absent if it is shown beside the note. */
  price?: Promotion['price'] | null | undefined;
  /** When it ends, epoch milliseconds. */
  endsAt?: number | null | undefined;
  /** When a presale ships, epoch milliseconds. */
  shipsAt?: number | null | undefined;
}

/** Props of the note, besides the attributes of its `<span>`. */
export interface PromotionNoteProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The promotion. */
  promotion: NotedPromotion;
  /** Content after the note, specific to its place. */
  children?: ReactNode;
}

/** One line with a promotion's name, price and end, for cards, product pages, cart lines and order lines. */
export function PromotionNote({ promotion, className, children, ...rest }: PromotionNoteProps) {
  const intl = useIntl();
  const { kind, price, endsAt, shipsAt } = promotion;
  return (
    <span data-component="promotion-note" data-state={kind} {...rest} className={classNames(styles.note, className)}>
      <span className={styles.kind}>
        <FormattedMessage id={`ui.promotionNote.${kind}`} /> {typeof price === 'number' && formatMoney(intl, price)}
      </span>{' '}
      {typeof endsAt === 'number' && (
        <span>
          <FormattedMessage id="ui.promotionNote.until" values={{ moment: formatMoment(intl, endsAt) }} />
        </span>
      )}{' '}
      {typeof shipsAt === 'number' && (
        <span>
          <FormattedMessage id="ui.promotionNote.ships" values={{ day: formatDay(intl, shipsAt) }} />
        </span>
      )}{' '}
      {children && <span>{children}</span>}
    </span>
  );
}
