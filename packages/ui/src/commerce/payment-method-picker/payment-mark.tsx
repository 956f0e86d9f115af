import type { PaymentMethod } from '@rider/model/order';
import * as styles from './payment-mark.css.ts';

/** Drawings on a background of 40 × 28. Brands have their own background colours; the others use the text's. */
const DRAWINGS: Readonly<Record<PaymentMethod, { ground?: string; strokes?: string; fills?: string }>> = {
  balance: { strokes: 'M11 9.5h16.5v11H11zM11 9.5l12-3.5v3.5M27.5 12.5h-5a2.2 2.2 0 0 0 0 4.5h5' },
  invoice: { strokes: 'M13 5.5h14v17l-3.5-2l-3.5 2l-3.5-2l-3.5 2zM16.5 10.5h7M16.5 14.5h7' },
  stripe: { strokes: 'M10 7h20v14H10zM10 11.2h20M13.5 17h4' },
  wechat: {
    ground: '#07c160',
    fills:
      'M17 6.5c4.2 0 7.5 2.6 7.5 5.9s-3.3 5.9-7.5 5.9c-.9 0-1.7-.1-2.5-.3l-2.6 1.4.7-2.3c-1.9-1.1-3.1-2.8-3.1-4.7 0-3.3 3.3-5.9 7.5-5.9zM26.2 13.3c2.9.7 5 2.7 5 5.1 0 1.5-.9 2.9-2.3 3.8l.5 1.8-2-1.1c-.6.2-1.3.2-2 .2-2.6 0-4.8-1.2-5.7-3 3.8-.6 6.5-3.4 6.5-6.8z',
  },
  alipay: {
    ground: '#1677ff',
    strokes: 'M12 9.5h16M20 6v7M14.5 13h11c-1 3.5-4.5 7.5-8.5 8.5-2.5.6-4.5-.4-4.5-2.2 0-4.3 10-1.8 16.5 1.7',
  },
};

/** The mark of a payment method, 40 × 28 px. Decorative: the name is beside it. */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  const { ground, strokes, fills } = DRAWINGS[method];
  return (
    <svg viewBox="0 0 40 28" aria-hidden focusable="false" className={styles.mark}>
      <rect
        x="0.75"
        y="0.75"
        width="38.5"
        height="26.5"
        rx="4"
        fill={ground ?? 'none'}
        stroke={ground ?? 'currentColor'}
        strokeOpacity={ground ? undefined : 0.3}
      />
      {strokes && <path d={strokes} className={styles.strokes} stroke={ground ? '#fff' : 'currentColor'} />}
      {fills && <path d={fills} fill="#fff" />}
    </svg>
  );
}
