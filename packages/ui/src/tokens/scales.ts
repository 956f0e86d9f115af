/** Values of everything but colours: the same in every theme. */
export const scales = {
  space: {
    half: '2px',
    x1: '4px',
    x2: '8px',
    x3: '12px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x8: '32px',
    x10: '40px',
    x12: '48px',
    x16: '64px',
    gutter: '16px',
  },
  font: {
    body: '"Inter Rider", "Inter Fallback", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  },
  text: {
    caption: '0.75rem',
    small: '0.8125rem',
    body: '0.9375rem',
    large: '1.0625rem',
    title3: '1.1875rem',
    title2: '1.5rem',
    title1: '1.9375rem',
  },
  weight: { regular: '400', medium: '550', bold: '650' },
  leading: { tight: '1.25', normal: '1.5' },
  radius: { control: '4px', card: '4px', round: '999px' },
  border: { hairline: '1px', thick: '2px' },
  size: {
    control: '40px',
    controlSmall: '32px',
    controlLarge: '48px',
    item: '36px',
    choice: '18px',
    icon: '20px',
    iconSmall: '16px',
    iconLarge: '24px',
    target: '24px',
    bar: '60px',
    container: '1200px',
    measure: '68ch',
    nickname: '135px',
  },
  layer: { sticky: '10', floating: '20', menu: '30', overlay: '40', toast: '50', progress: '60' },
  motion: { fast: '120ms', normal: '200ms', round: '800ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;

/** What a media query of breakpoints.ts changes of them. */
export const scaleChanges = {
  medium: { 'space.gutter': '24px' },
  wide: { 'size.container': '1366px' },
  reducedMotion: { 'motion.fast': '0ms', 'motion.normal': '0ms' },
} as const;
