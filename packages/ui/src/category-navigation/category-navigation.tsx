import { useEffect, useId, useRef, useState } from 'react';

import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { categoryHref, type NavigationCategory } from './category-href.ts';
import * as styles from './category-navigation.css.ts';

/** What the navigation takes: the category tree, at most three levels. */
export interface CategoryNavigationProps {
  categories: readonly NavigationCategory[];
}

/**
 * The category bar with its panels (R3.5): links, not menu items. Panels open on hover, or by a button beside each link;
 * Escape closes them and gives focus back. On narrow screens the same list is a sheet behind a button (popover
 * attribute). All of it is readable without script.
 */
export function CategoryNavigation({ categories }: CategoryNavigationProps) {
  const intl = useIntl();
  const id = useId();
  const sheet = useRef<HTMLUListElement>(null);
  const isSheet = useRef(false);
  const [open, setOpen] = useState<string | null>(null);
  // A panel that hover opened is put away by Escape or a click until the pointer comes again.
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    function close(event: KeyboardEvent | FocusEvent) {
      const item = sheet.current?.querySelector('li[data-state="open"]');
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        setDismissed(true);
        if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
      } else if (isSheet.current || item?.contains(event.target as Node)) return;
      setOpen(null);
    }
    document.addEventListener('keydown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);

  function onFollow() {
    setOpen(null);
    setDismissed(true);
    if (isSheet.current) sheet.current?.hidePopover();
  }
  return (
    <nav
      data-component="category-navigation"
      aria-label={intl.formatMessage({ id: 'ui.categoryNavigation.label' })}
      className={styles.navigation}
    >
      <button type="button" popoverTarget={`${id}sheet`} className={styles.menu}>
        <Icon name="menu" />
        <FormattedMessage id="ui.categoryNavigation.menu" />
      </button>
      <ul
        ref={sheet}
        id={`${id}sheet`}
        popover="auto"
        data-state={dismissed ? 'dismissed' : undefined}
        onToggle={(event) => {
          isSheet.current = event.newState === 'open';
        }}

        className={styles.tops}
      >
        {categories.map((top) => (
          <li
            key={top.id}
            data-state={open === top.id ? 'open' : undefined}
            onPointerEnter={() => setDismissed(false)}

            className={styles.top}
          >
            <Link href={categoryHref(top, 1)} onClick={onFollow} className={styles.topLink}>
              {top.name}
            </Link>
            {top.children.length > 0 && (
              <>
                <button
                  type="button"
                  aria-expanded={open === top.id}
                  aria-controls={`${id}${top.id}`}
                  aria-label={intl.formatMessage({ id: 'ui.categoryNavigation.show' }, { name: top.name })}
                  onClick={() => {
                    setOpen(open === top.id ? null : top.id);
                    setDismissed(open === top.id);
                  }}
                  className={styles.toggle}
                />
                <Panel id={`${id}${top.id}`} categories={top.children} onFollow={onFollow} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PanelProps {
  id: string;
  categories: readonly NavigationCategory[];
  onFollow: () => void;
}

function Panel({ id, categories, onFollow }: PanelProps) {
  return (
    <ul id={id} className={styles.panel}>
      {categories.map((category) => (
        <li key={category.id} className={styles.column}>
          <Link href={categoryHref(category, 2)} onClick={onFollow} className={styles.sub}>
            {category.name}
          </Link>
          {category.children.length > 0 && (
            <ul className={styles.thirds}>
              {category.children.map((third) => (
                <li key={third.id}>
                  <Link href={categoryHref(third, 3)} onClick={onFollow} className={styles.third}>
                    {third.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
