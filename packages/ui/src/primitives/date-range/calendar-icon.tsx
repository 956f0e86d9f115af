import * as styles from '../icon/icon.css.ts';

/** Not part of the icon set, which every page loads. */
export function CalendarIcon() {
  return (
    <svg viewBox="0 0 20 20" focusable="false" aria-hidden className={styles.icon} data-component="icon">
      <path d="M3 5h14v12H3zM3 8.5h14M6.5 3v3.5M13.5 3v3.5M6.5 12h.01M10 12h.01M13.5 12h.01" />
    </svg>
  );
}
