'use client';

import { useIntl } from 'react-intl';
import * as styles from './swatch.css.ts';

/** Maximum samples of a row; the rest is shown as a number. */
const SHOWN = 6;

/** A finish: name and CSS colour. */
export interface Finish {
  label: string;
  color: string;
}

/** A round color sample. Decorative: show its name beside it. */
export function Swatch({
  color,
}: {
  /** Colour of the finish, as CSS writes it. */
  color: string;
}) {
  return (
    <svg data-component="swatch" className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={color} />
    </svg>
  );
}

/** Props of a row of finishes. */
export interface SwatchRowProps {
  /** Finishes to show. */
  finishes: readonly Finish[];
}

/**
 * The finishes of a product as one image whose text alternative names them. SVG fills, because a strict CSP blocks
 * style attributes.
 */
export function SwatchRow({ finishes }: SwatchRowProps) {
  const intl = useIntl();
  if (finishes.length === 0) return null;
  const shown = finishes.slice(0, SHOWN);
  const rest = finishes.length - shown.length;
  const names = intl.formatMessage(
    { id: 'ui.swatch.finishes' },
    { names: finishes.map((finish) => finish.label).join(', ') },
  );
  const width = shown.length * 18 - 4;
  return (
    <span data-component="swatch-row" className={styles.row}>
      <svg width={width} height="14" role="img" aria-label={names} className={styles.samples}>
        {shown.map((finish, index) => (
          <circle key={finish.label} cx={index * 18 + 7} cy="7" r="6.5" fill={finish.color} />
        ))}
      </svg>
      {rest > 0 && (
        <span aria-hidden="true" className={styles.rest}>
          {intl.formatMessage({ id: 'ui.swatch.more' }, { count: rest })}
        </span>
      )}
    </span>
  );
}
