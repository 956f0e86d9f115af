import { classNames } from '@rider/ui/class-names';
import { Heading } from '@rider/ui/text';
import type { ReactNode } from 'react';
import * as styles from './category.css.ts';

interface CategoryBannerProps {
  /** The screen's heading. */
  title: string;
  /** The category's banner picture, from the category tree. */
  picture: string | null;
  /** Makes the picture taller, for overviews. */
  tall?: boolean;
  /** Content below the title. */
  children?: ReactNode;
}

/** The header of a category screen: its name beside its picture. */
export function CategoryBanner({ title, picture, tall, children }: CategoryBannerProps) {
  return (
    <div className={classNames(styles.banner, tall && styles.bannerTall)}>
      <div className={styles.bannerText}>
        <Heading level={1}>{title}</Heading>
        {children}
      </div>
      {picture && (
        <div className={styles.bannerStage}>
          <img src={picture} alt="" width="1366" height="300" fetchPriority="high" className={styles.bannerFill} />
        </div>
      )}
    </div>
  );
}
