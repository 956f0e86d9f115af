import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentLayer } from '../../tokens/layers.css.ts';
import { componentStyle, tokens } from '../../tokens/index.ts';

export const richText = componentStyle({ maxInlineSize: '80ch', overflowWrap: 'break-word' });

/** The elements have no classes. */
function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`.${richText} ${selector}`, { '@layer': { [componentLayer]: rule } });
}

inside('> * + *', { marginBlockStart: tokens.space.x3 });
inside(':is(h2, h3, h4, h5, h6)', { marginBlockStart: tokens.space.x6, fontSize: tokens.text.large });
inside('h2', { fontSize: tokens.text.title3 });
inside(':is(ul, ol)', { paddingInlineStart: tokens.space.x6 });
inside('img', { borderRadius: tokens.radius.card, background: tokens.color.groundPicture });
inside('blockquote', {
  paddingInlineStart: tokens.space.x4,
  borderInlineStart: `${tokens.border.thick} solid ${tokens.color.line}`,
  color: tokens.color.inkQuiet,
});
inside(':is(td, th)', {
  padding: `${tokens.space.x2} ${tokens.space.x3}`,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { background: tokens.color.groundQuiet });
inside(':is(pre, code)', { fontFamily: tokens.font.mono, fontSize: tokens.text.small });
inside('pre', { overflowX: 'auto' });

export const table = componentStyle({ overflowX: 'auto' });
