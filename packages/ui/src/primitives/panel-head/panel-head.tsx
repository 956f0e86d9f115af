'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import * as styles from './panel-head.css.ts';

/** Props of the head. */
export interface PanelHeadProps {
  /** The heading. */
  title: ReactNode;
  /** Id of the popover that the button closes. */
  panelId: string;
  /** Name of the button. */
  closeLabel: string;
}

/**
 * Title and close button of a panel in the top layer; sticky while the panel scrolls. The button gets the focus when
 * the panel opens. Works without script.
 */
export function PanelHead({ title, panelId, closeLabel }: PanelHeadProps) {
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = document.getElementById(panelId);
    const takeFocus = () => {
      if (panel?.matches(':popover-open') && !panel.contains(document.activeElement)) closer.current?.focus();
    };
    // The panel may have been opened before hydration.
    takeFocus();
    panel?.addEventListener('toggle', takeFocus);
    return () => panel?.removeEventListener('toggle', takeFocus);
  }, [panelId]);
  return (
    <div data-component="panel-head" className={styles.head}>
      <span className={styles.title}>{title}</span>
      <IconButton
        ref={closer}
        icon="close"
        size="large"
        label={closeLabel}
        popoverTarget={panelId}
        popoverTargetAction="hide"
      />
    </div>
  );
}
