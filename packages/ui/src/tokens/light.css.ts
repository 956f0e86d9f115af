import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { tokens } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { palette } from './palette.ts';
import { lightColors } from './themes.ts';

// A light island inside a dark page takes these values again.
globalStyle(':root, :host, [data-theme="light"]', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'light',
      vars: {
        ...assignVars(tokens.color, lightColors),
        ...assignVars(tokens.space, {
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
        }),
        ...assignVars(tokens.font, {
          body: '"Inter Rider", "Inter Fallback", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
          mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
        }),
        ...assignVars(tokens.text, {
          caption: '0.75rem',
          small: '0.8125rem',
          body: '0.9375rem',
          large: '1.0625rem',
          title3: '1.1875rem',
          title2: '1.5rem',
          title1: '1.9375rem',
        }),
        ...assignVars(tokens.weight, { regular: '400', medium: '550', bold: '650' }),
        ...assignVars(tokens.leading, { tight: '1.25', normal: '1.5' }),
        ...assignVars(tokens.radius, { control: '4px', card: '4px', round: '999px' }),
        ...assignVars(tokens.border, { hairline: '1px', thick: '2px' }),
        ...assignVars(tokens.size, {
          control: '40px',
          controlSmall: '32px',
          icon: '20px',
          target: '24px',
          container: '1200px',
          measure: '68ch',
          nickname: '135px',
        }),
        ...assignVars(tokens.shadow, {
          raised: `0 1px 2px ${palette.shadow}`,
          overlay: `0 8px 32px ${palette.shadow}`,
        }),
        ...assignVars(tokens.layer, {
          sticky: '10',
          floating: '20',
          menu: '30',
          overlay: '40',
          toast: '50',
          progress: '60',
        }),
        ...assignVars(tokens.motion, { fast: '120ms', normal: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }),
      },
      '@media': {
        [media.medium]: { vars: { [tokens.space.gutter]: '24px' } },
        [media.wide]: { vars: { [tokens.size.container]: '1366px' } },
        [media.reducedMotion]: { vars: { [tokens.motion.fast]: '0ms', [tokens.motion.normal]: '0ms' } },
      },
    },
  },
});
