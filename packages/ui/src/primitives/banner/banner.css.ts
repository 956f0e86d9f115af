import { componentStyle, tokens } from '../../tokens/index.ts';

const { color } = tokens;

export const banner = componentStyle({
  display: 'flex',
  gap: tokens.space.x3,
  padding: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${color.line}`,
  borderInlineStart: `${tokens.space.x1} solid currentColor`,
  borderRadius: tokens.radius.card,
});

export const tone = {
  info: componentStyle({ background: color.accentSoft, color: color.accent }),
  success: componentStyle({ background: color.successSoft, color: color.success }),
  warning: componentStyle({ background: color.warningSoft, color: color.warning }),
  danger: componentStyle({ background: color.dangerSoft, color: color.danger }),
};

export const body = componentStyle({ color: color.ink, minInlineSize: 0, flexGrow: 1, overflowWrap: 'break-word' });

export const title = componentStyle({ margin: 0, fontWeight: tokens.weight.bold });
