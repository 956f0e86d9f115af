import type { Category } from '@rider/api/catalogue';
import { Link } from '@rider/ui/link';
import { Heading } from '@rider/ui/text';
import { categoryPath } from './category-tree.ts';
import * as styles from './category.css.ts';

/** Categories as cards, each with the ways to its own children. `headingLevel` is the names' place in the outline. */
export function CategoryCards({ categories, headingLevel }: { categories: readonly Category[]; headingLevel: 2 | 3 }) {
  return (
    <ul className={styles.cards}>
      {categories.map((category) => (
        <li key={category.id} className={styles.card}>
          {category.picture && (
            <img src={category.picture} alt="" width="96" height="96" loading="lazy" className={styles.cardPicture} />
          )}
          <div>
            <Heading level={headingLevel} size="body">
              <Link href={categoryPath(category)} className={styles.cardLink}>
                {category.name}
              </Link>
            </Heading>
            {category.children.length > 0 && (
              <ul className={styles.cardChildren}>
                {category.children.map((child) => (
                  <li key={child.id}>
                    <Link href={categoryPath(child)} className={styles.cardChild}>
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
