'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../primitives/button/index.ts';
import { classNames } from '../../primitives/class-names/index.ts';
import { Link, useScreens } from '../../primitives/link/index.ts';
import { PanelHead } from '../../primitives/panel-head/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import type { NavigationCategory } from './navigation-category.ts';
import * as styles from './category-navigation.css.ts';

/** Props of the navigation: the category tree, at most three levels. */
export interface CategoryNavigationProps {
  /** Categories of the menu, with those below them. */
  categories: readonly NavigationCategory[];
  /** Id of the sheet on narrow screens, for a `popoverTarget` elsewhere; replaces the navigation's own button. */
  sheetId?: string | undefined;
  /** Links to the quick order, in the sheet of narrow screens. */
  quickOrder?: boolean | undefined;
}

/**
 * The category bar with its panels: links, not menu items. Panels open on hover or by a button beside each link;
 * Escape closes them and returns the focus. On narrow screens the same list is a titled sheet behind a button (popover
 * attribute). A panel is rendered when it first opens; without script its category's screen shows the same links.
 */
export function CategoryNavigation({ categories, sheetId, quickOrder }: CategoryNavigationProps) {
  const intl = useIntl();
  const screens = useScreens();
  const id = useId();
  const popoverId = sheetId ?? `${id}sheet`;
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  // Escape or a click hides a hovered panel until the pointer enters again.
  const [dismissed, setDismissed] = useState(false);
  // The contents of all panels would be a fifth of each document.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const see = (top: string) => setSeen((before) => (before.has(top) ? before : new Set([...before, top])));

  useEffect(() => {
    function close(event: KeyboardEvent | FocusEvent) {
      const item = sheet.current?.querySelector('li[data-state="open"]');
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        setDismissed(true);
        if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
      } else if (isOpenSheet(sheet.current) || item?.contains(event.target as Node)) return;
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
    if (isOpenSheet(sheet.current)) sheet.current?.hidePopover();
    // A compact header shows the whole bar in a popover.
    const around = sheet.current?.parentElement?.closest<HTMLElement>('[popover]');
    around?.hidePopover();
  }
  return (
    <nav
      data-component="category-navigation"
      aria-label={intl.formatMessage({ id: 'ui.categoryNavigation.label' })}
      className={classNames(styles.navigation, sheetId !== undefined && styles.sheetOnly)}
    >
      {sheetId === undefined && (
        <span className={styles.menu}>
          <Button variant="strong" icon="menu" popoverTarget={popoverId}>
            <FormattedMessage id="ui.categoryNavigation.menu" />
          </Button>
        </span>
      )}
      <div ref={sheet} id={popoverId} popover="auto" className={styles.sheet}>
        <PanelHead
          title={<FormattedMessage id="ui.categoryNavigation.menu" />}
          panelId={popoverId}
          closeLabel={intl.formatMessage({ id: 'ui.categoryNavigation.close' })}
        />
        {quickOrder && (
          <div className={styles.menu}>
            <Link href={screens.quickOrder} onClick={onFollow} className={styles.topLink}>
              <FormattedMessage id="ui.header.quickOrder" />
            </Link>
          </div>
        )}
        <ul data-state={dismissed ? 'dismissed' : undefined} className={styles.tops}>
          {categories.map((top) => (
            <li
              key={top.id}
              data-state={open === top.id ? 'open' : undefined}
              onPointerEnter={() => {
                setDismissed(false);
                see(top.id);
              }}
              className={styles.top}
            >
              <Link href={screens.category(top, 1)} onClick={onFollow} className={styles.topLink}>
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
                      see(top.id);
                      setOpen(open === top.id ? null : top.id);
                      setDismissed(open === top.id);
                    }}
                    className={styles.toggle}
                  />
                  <div id={`${id}${top.id}`} className={styles.panel}>
                    {seen.has(top.id) && <Panel of={top} onFollow={onFollow} />}
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** On wide screens the list is in the page, not in a sheet. */
function isOpenSheet(list: HTMLElement | null): boolean {
  return list?.matches(':popover-open') ?? false;
}

interface PanelProps {
  of: NavigationCategory;
  onFollow: () => void;
}

/** The contents of the panel of a top category: its children, each with picture and children, and the link to all of it. */
function Panel({ of, onFollow }: PanelProps) {
  const screens = useScreens();
  return (
    <>
      <ul className={styles.columns}>
        {of.children.map((category) => (
          <li key={category.id} className={styles.column}>
            <span className={styles.picture}>
              {category.picture && <Picture src={category.picture} size={400} shape="faded" loading="lazy" />}
            </span>
            <div>
              <Link href={screens.category(category, 2)} onClick={onFollow} className={styles.sub}>
                {category.name}
              </Link>
              {category.children.length > 0 && (
                <ul className={styles.thirds}>
                  {category.children.map((third) => (
                    <li key={third.id}>
                      <Link href={screens.category(third, 3)} onClick={onFollow} className={styles.third}>
                        {third.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Link href={screens.category(of, 1)} onClick={onFollow} className={styles.all}>
        <span className={styles.picture}>
          {of.banner && (
            <img src={of.banner} alt="" width="1366" height="300" loading="lazy" className={styles.banner} />
          )}
        </span>
        <span className={styles.sub}>
          <FormattedMessage id="ui.categoryNavigation.all" values={{ name: of.name }} />
        </span>
      </Link>
    </>
  );
}
