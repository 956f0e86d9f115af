import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The semantic tokens: the public names for components and host pages, as `--rd-…` custom properties. Values are in light.css.ts and
 * dark.css.ts; components do not use raw colors, sizes or z-indexes.
 */
export const tokens = createGlobalThemeContract(
  {
    color: {
      /** Background of the page. */
      ground: 'color-ground',
      /** A subdued area: table stripes, spec panels, footer. */
      groundQuiet: 'color-ground-quiet',
      /** Surfaces above the page: dialogs, popovers, menus. */
      groundRaised: 'color-ground-raised',
      /** Background of product pictures. */
      groundPicture: 'color-ground-picture',
      /** Dark band: header bar and hero captions. */
      groundStrong: 'color-ground-strong',
      ink: 'color-ink',
      inkQuiet: 'color-ink-quiet',
      inkDisabled: 'color-ink-disabled',
      inkOnAccent: 'color-ink-on-accent',
      inkOnStrong: 'color-ink-on-strong',
      inkQuietOnStrong: 'color-ink-quiet-on-strong',
      /** Hairlines. */
      line: 'color-line',
      /** Borders of controls; 3:1 against the background. */
      lineStrong: 'color-line-strong',
      accent: 'color-accent',
      accentHover: 'color-accent-hover',
      accentPressed: 'color-accent-pressed',
      accentSoft: 'color-accent-soft',
      focus: 'color-focus',
      danger: 'color-danger',
      dangerSoft: 'color-danger-soft',
      warning: 'color-warning',
      warningSoft: 'color-warning-soft',
      success: 'color-success',
      successSoft: 'color-success-soft',
      star: 'color-star',
      backdrop: 'color-backdrop',
    },
    /** The 4 px scale; the key is the multiple. */
    space: {
      /** Half a step: between a mark and its edge. */
      half: 'space-half',
      x1: 'space-1',
      x2: 'space-2',
      x3: 'space-3',
      x4: 'space-4',
      x5: 'space-5',
      x6: 'space-6',
      x8: 'space-8',
      x10: 'space-10',
      x12: 'space-12',
      x16: 'space-16',
      /** Between the page's edge and its content. */
      gutter: 'space-gutter',
    },
    font: { body: 'font-body', mono: 'font-mono' },
    text: {
      caption: 'text-caption',
      small: 'text-small',
      body: 'text-body',
      large: 'text-large',
      title3: 'text-title-3',
      title2: 'text-title-2',
      title1: 'text-title-1',
    },
    weight: { regular: 'weight-regular', medium: 'weight-medium', bold: 'weight-bold' },
    leading: { tight: 'leading-tight', normal: 'leading-normal' },
    radius: { control: 'radius-control', card: 'radius-card', round: 'radius-round' },
    border: { hairline: 'border-hairline', thick: 'border-thick' },
    size: {
      /** Height of buttons and fields. */
      control: 'size-control',
      controlSmall: 'size-control-small',
      controlLarge: 'size-control-large',
      /** Height of a pressable row in a list, a menu or a filter. */
      item: 'size-item',
      /** Side of a checkbox or radio. */
      choice: 'size-choice',
      icon: 'size-icon',
      iconSmall: 'size-icon-small',
      iconLarge: 'size-icon-large',
      /** Smallest pointer target (WCAG 2.5.8). */
      target: 'size-target',
      /** Fixed bars: the header's row above, the bottom bar on narrow screens. */
      bar: 'size-bar',
      /** Widest content; 1200 px, 1366 px on wide screens. */
      container: 'size-container',
      /** Width of a screen with one task or text: payment, review, a form. */
      task: 'size-task',
      /** Width of a screen with few fields: sign-in. */
      entry: 'size-entry',
      /** Longest line of running text. */
      measure: 'size-measure',
      /** Widest nickname in the header. */
      nickname: 'size-nickname',
    },
    shadow: { raised: 'shadow-raised', overlay: 'shadow-overlay' },
    layer: {
      sticky: 'layer-sticky',
      floating: 'layer-floating',
      menu: 'layer-menu',
      overlay: 'layer-overlay',
      toast: 'layer-toast',
      progress: 'layer-progress',
    },
    motion: {
      fast: 'motion-fast',
      normal: 'motion-normal',
      /** One cycle of a repeating animation, such as a spinner. */
      round: 'motion-round',
      ease: 'motion-ease',
    },
  },
  (value) => `rd-${value}`,
);
