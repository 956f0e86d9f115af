import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as styles from './stat-tile.css.ts';

/** What the list of tiles takes. */
export interface StatTilesProps extends HTMLAttributes<HTMLDListElement> {
  ref?: Ref<HTMLDListElement>;
}

/** The list that tiles stand in. */
export function StatTiles({ className, ...rest }: StatTilesProps) {
  return <dl data-component="stat-tiles" {...rest} className={classNames(styles.tiles, className)} />;
}

/** A figure and what it counts; stands in `<StatTiles>`. */
export interface StatTileProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  label: ReactNode;
  /** The figure, formatted. Without it the tile keeps its place until it comes. */
  value?: ReactNode;
  /** A quiet line below. */
  note?: ReactNode;
  icon?: IconName;
  /** Where the figure is told in detail; the whole tile leads there. */
  href?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A figure at a glance. */
export function StatTile({ label, value, note, icon, href, className, ...rest }: StatTileProps) {
  const waits = value === undefined;
  return (
    <div
      data-component="stat-tile"
      data-state={waits ? 'loading' : undefined}
      aria-busy={waits}
      {...rest}
      className={classNames(styles.tile, className)}
    >
      <dt className={styles.label}>
        {icon && <Icon name={icon} />}
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={styles.value}>{waits ? <Skeleton width="4em" className={styles.skeleton} /> : value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
