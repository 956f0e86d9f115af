import { Button, type ButtonProps } from '@rider/ui/button';
import { classNames } from '@rider/ui/class-names';
import * as styles from './glyph.css.ts';

/**
 * Paths on the design system's 20 × 20 grid, for icons that only the chat uses, so that the shop does not load them.
 */
const shapes = {
  smile: 'M10 2.75a7.25 7.25 0 1 1 0 14.5a7.25 7.25 0 0 1 0-14.5M7.5 8v.5M12.5 8v.5M6.8 11.8c1.6 2.3 4.8 2.3 6.4 0',
  picture: 'M2.75 4h14.5v12H2.75zM2.75 14l4-4.2l3.2 3.2l2.8-2.7l4.5 4.4M12.6 7.4h.01',
  send: 'M3 10L17 3.5L12.5 17l-3-5.5zM9.5 11.5L17 3.5',
  sound: 'M3 8v4h2.8L10 15.5v-11L5.8 8zM12.8 7.5a3.6 3.6 0 0 1 0 5M14.9 5.2a6.8 6.8 0 0 1 0 9.6',
  muted: 'M3 8v4h2.8L10 15.5v-11L5.8 8zM13 8l4 4M17 8l-4 4',
  download: 'M10 3.5v9M6 9l4 4l4-4M3.5 16.5h13',
  expand: 'M12 3.5h4.5V8M16.5 3.5L11.5 8.5M8 16.5H3.5V12M3.5 16.5L8.5 11.5',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  end: 'M12 3.5H4v13h8M8.5 10H17M14 7l3 3l-3 3',
  retry: 'M16 10a6 6 0 1 1-1.8-4.3M16.2 3v3.4h-3.4',
  queued: 'M10 2.75a7.25 7.25 0 1 1 0 14.5a7.25 7.25 0 0 1 0-14.5M10 6v4.3l2.8 1.7',
  sent: 'M4 10.5l4 4l8-9',
  read: 'M1.5 10.5l4 4l8-9M9.5 13.6l.9.9l8-9',
  close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  chevron: 'M6 8l4 4l4-4',
  bell: 'M10 3a4.5 4.5 0 0 1 4.5 4.5c0 4 2 4.8 2 6.3h-13c0-1.5 2-2.3 2-6.3A4.5 4.5 0 0 1 10 3M8.5 16.4a1.6 1.6 0 0 0 3 0',
  down: 'M10 3.5v13M4.5 11l5.5 5.5l5.5-5.5',
} as const;

/** The name of an icon. */
export type GlyphName = keyof typeof shapes;

/** A decorative icon of the chat in the text's color. */
export function Glyph({
  name,
  size = 'medium',
}: {
  /** The picture, by its name. */
  name: GlyphName;
  /** Size. */
  size?: 'small' | 'medium';
}) {
  return (
    <svg viewBox="0 0 20 20" focusable="false" aria-hidden className={styles.glyph[size]} data-component="glyph">
      <path d={shapes[name]} />
    </svg>
  );
}

/** A button with an icon only; its label is its accessible name and tooltip. */
export interface GlyphButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'size' | 'fullWidth' | 'aria-label'> {
  /** The picture, by its name. */
  glyph: GlyphName;
  /** The accessible name and the tooltip. */
  label: string;
  /** 32 px, or 24 px for `small`. */
  size?: 'small' | 'medium';
}

/** A square button of the chat's bars. */
export function GlyphButton({ glyph, label, size = 'medium', className, ...rest }: GlyphButtonProps) {
  const look = classNames(styles.button[size], className);
  return (
    <Button variant="quiet" size="small" aria-label={label} title={label} {...rest} className={look}>
      <Glyph name={glyph} size={size} />
    </Button>
  );
}
