import { Container } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { categoryPath } from '../../category/category-tree.ts';
import { categoriesQuery } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';
import { SectionHead } from './section-head.tsx';
import * as styles from './route.css.ts';

/** Sub-categories named on a tile. */
const NAMED = 4;

/** The top categories as tiles, each with its first sub-categories (R2.1, category shelves). */
export function CategoryTiles() {
  const intl = useIntl();
  const categories = useQuery(categoriesQuery);
  if (categories.length === 0) return null;
  return (
    <section className={styles.section}>
      <Container>
        <SectionHead title={intl.formatMessage({ id: 'shop.home.categories' })} href="/goods_cate" />
        <ul className={styles.tiles}>
          {categories.map((category) => (
            <li key={category.id} className={styles.tile}>
              <div>
                <Heading level={3} size="large">
                  <Link href={categoryPath(category)} className={styles.tileName}>
                    {category.name}
                  </Link>
                </Heading>
                <ul className={styles.tileLinks}>
                  {category.children.slice(0, NAMED).map((child) => (
                    <li key={child.id}>
                      <Link href={categoryPath(child)} className={styles.tileLink}>
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
              {category.picture && (
                <img
                  src={category.picture}
                  alt=""
                  width="400"
                  height="400"
                  loading="lazy"
                  className={styles.tilePicture}
                />
              )}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
