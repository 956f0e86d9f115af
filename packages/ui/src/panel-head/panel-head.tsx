'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import * as styles from './panel-head.css.ts';

/** What the head takes. */
export interface PanelHeadProps {
  title: ReactNode;
  /** Id of the popover that the button closes. */
  panelId: string;
  /** Name of the button. */
  closeLabel: string;
}

/**
 * Title and closing button of a panel in the top layer; it stays while what is below it scrolls. The button takes the focus when the panel
 * opens. Works without script.
 */
export function PanelHead({ title, panelId, closeLabel }: PanelHeadProps) {
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = document.getElementById(panelId);
    const takeFocus = () => {
      if (panel?.matches(':popover-open') && !panel.contains(document.activeElement)) closer.current?.focus();
    };
    // It may have been opened before the script came.
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
