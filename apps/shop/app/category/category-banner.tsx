import { classNames } from '@rider/ui/class-names';
import { Heading } from '@rider/ui/text';
import type { ReactNode } from 'react';
import * as styles from './category.css.ts';

/** What the banner takes. */
interface CategoryBannerProps {
  /** The screen's heading. */
  title: string;
  /** The category's banner picture, from the category tree. */
  picture: string | null;
  /** Gives the picture more room, on overviews. */
  tall?: boolean;
  /** What stands under the title. */
  children?: ReactNode;
}

/** The head of a category's screen: its name beside its picture. */
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
