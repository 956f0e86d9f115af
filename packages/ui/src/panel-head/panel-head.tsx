import type { ReactNode, Ref } from 'react';
import { IconButton } from '../button/index.ts';
import * as styles from './panel-head.css.ts';

/** What the head takes. */
export interface PanelHeadProps {
  title: ReactNode;
  /** Id of the popover that the button closes. */
  panelId: string;
  /** Name of the button. */
  closeLabel: string;
  /** The button, which takes the focus when the panel opens. */
  closer?: Ref<HTMLButtonElement>;
}

/** Title and closing button of a panel in the top layer; it stays while what is below it scrolls. Works without script. */
export function PanelHead({ title, panelId, closeLabel, closer }: PanelHeadProps) {
  return (
    <div data-component="panel-head" className={styles.head}>
      <span className={styles.title}>{title}</span>
      <IconButton
        {...(closer && { ref: closer })}
        icon="close"
        size="large"
        label={closeLabel}
        popoverTarget={panelId}
        popoverTargetAction="hide"
      />
    </div>
  );
}
