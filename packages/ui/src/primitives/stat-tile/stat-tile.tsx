import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as styles from './stat-tile.css.ts';

/** Props of the list of tiles. */
export interface StatTilesProps extends ComponentProps<'dl'> {}

/** A list of tiles. */
export function StatTiles({ className, ...rest }: StatTilesProps) {
  return <dl data-component="stat-tiles" {...rest} className={classNames(styles.tiles, className)} />;
}

/** Props of a tile; use it inside `<StatTiles>`. */
export interface StatTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The visible and accessible name. */
  label: ReactNode;
  /** The formatted figure; a placeholder when absent. */
  value?: ReactNode;
  /** A secondary line below. */
  note?: ReactNode;
  /** The picture, by its name in the icon set. */
  icon?: IconName;
  /** Address of the details; makes the whole tile a link. */
  href?: string;
}

/** A labelled figure. */
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
