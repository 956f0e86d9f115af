import type { Category as ModelCategory } from '@rider/model/catalogue';
import { Link } from '../../primitives/link/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import { Heading } from '../../primitives/text/index.ts';
import * as styles from './category-tiles.css.ts';

/** The fields of a category that are shown. */
export interface TileCategory extends Pick<ModelCategory, 'id' | 'name' | 'picture'> {
  children: readonly TileCategory[];
}

/** Props of the tiles. */
export interface CategoryTilesProps<Category extends TileCategory> {
  /** Categories to show, one tile each. */
  categories: readonly Category[];
  /** Address of a category or one of its children. */
  getHref: (category: Category | Category['children'][number]) => string;
  /**
   * `large`, picture on top, for choosing a field; `small`, picture beside, for overviews.
   * @default small
   */
  size?: 'large' | 'small';
  /** Maximum children listed on a tile; all by default. */
  limit?: number;
  /**
   * Level of the headings.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** Returns the first column count that leaves no single tile in the last row. */
function columnsFor(count: number, size: 'large' | 'small'): 2 | 3 | 4 {
  const wished = size === 'large' ? ([4, 3, 2] as const) : ([3, 4, 2] as const);
  return wished.find((columns) => count % columns !== 1) ?? wished[0];
}

/** Categories as tiles, each with links to its children. */
export function CategoryTiles<Category extends TileCategory>(props: CategoryTilesProps<Category>) {
  const { categories, getHref, size = 'small', limit, headingLevel = 3 } = props;
  return (
    <ul data-component="category-tiles" className={styles.list[columnsFor(categories.length, size)]}>
      {categories.map((category) => (
        <li key={category.id} className={styles.tile[size]}>
          {category.picture && (
            <Picture
              src={category.picture}
              size={400}
              shape={size === 'large' ? 'faded' : 'square'}
              loading="lazy"
              className={styles.picture[size]}
            />
          )}
          <div className={styles.words[size]}>
            <Heading level={headingLevel} size={size === 'large' ? 'large' : 'body'}>
              <Link href={getHref(category)} className={styles.name}>
                {category.name}
              </Link>
            </Heading>
            {category.children.length > 0 && (
              <ul className={styles.children}>
                {category.children.slice(0, limit).map((child) => (
                  <li key={child.id}>
                    <Link href={getHref(child)} className={styles.child}>
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
