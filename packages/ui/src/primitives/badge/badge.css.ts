import { componentStyle, inlineRow, steps, tokens } from '../../tokens/index.ts';

const { color } = tokens;

export const badge = componentStyle({
  ...inlineRow(tokens.space.x1),
  paddingInline: tokens.space.x2,
  paddingBlock: tokens.border.hairline,
  border: `${tokens.border.hairline} solid transparent`,
  borderRadius: tokens.radius.control,
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.leading.normal,
  whiteSpace: 'nowrap',
});

export const tone = {
  neutral: componentStyle({ background: color.groundQuiet, color: color.ink, borderColor: color.line }),
  accent: componentStyle({ background: color.accentSoft, color: color.accent }),
  success: componentStyle({ background: color.successSoft, color: color.success }),
  warning: componentStyle({ background: color.warningSoft, color: color.warning }),
  danger: componentStyle({ background: color.dangerSoft, color: color.danger }),
};

export const count = componentStyle({
  display: 'inline-block',
  minInlineSize: steps(4.5),
  paddingInline: tokens.space.x1,
  borderRadius: tokens.radius.round,
  background: color.accent,
  color: color.inkOnAccent,
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.normal,
  textAlign: 'center',
});
