import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const frame = screenStyle({
  border: `${tokens.border.hairline} solid ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.ground,
  selectors: {
    '&:focus-within': { borderColor: tokens.color.ink },
    '&[data-state="invalid"]': { borderColor: tokens.color.danger },
  },
});
export const toolbar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x1,
  padding: tokens.space.x1,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
  background: tokens.color.groundQuiet,
});
export const command = screenStyle({
  minInlineSize: tokens.size.controlSmall,
  selectors: { '&[aria-pressed="true"]': { background: tokens.color.line } },
});
export const linkForm = screenStyle({
  display: 'flex',
  alignItems: 'end',
  gap: tokens.space.x2,
  padding: tokens.space.x2,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
export const content = screenStyle({ maxBlockSize: steps(150), overflowY: 'auto' });

/** The editor's elements have no classes. */
function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`.${content} ${selector}`, rule);
}

inside('[role="textbox"]', {
  minBlockSize: steps(40),
  padding: tokens.space.x3,
  outline: 'none',
  position: 'relative',
  overflowWrap: 'anywhere',
  // As the editor's library requires, for spaces at the end of a line.
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
});
inside('[role="textbox"]:focus-visible', {
  outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
  outlineOffset: `calc(-1 * ${tokens.border.thick})`,
});
inside('[role="textbox"] > * + *', { marginBlockStart: tokens.space.x3 });
inside(':is(h2, h3, h4)', { fontSize: tokens.text.large, fontWeight: tokens.weight.bold });
inside('h2', { fontSize: tokens.text.title3 });
inside(':is(ul, ol)', { paddingInlineStart: tokens.space.x6 });
inside('table', { inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
inside(':is(td, th)', {
  padding: tokens.space.x2,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('th', { background: tokens.color.groundQuiet });
inside('.selectedCell', { background: tokens.color.accentSoft });
// The cursor beside a table or line, where there is no text.
inside('.ProseMirror-gapcursor', { display: 'none', position: 'absolute', pointerEvents: 'none' });
inside('.ProseMirror-focused .ProseMirror-gapcursor', { display: 'block' });
inside('.ProseMirror-gapcursor::after', {
  content: '""',
  position: 'absolute',
  inlineSize: tokens.space.x5,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.ink}`,
});
inside('.ProseMirror-separator', { inlineSize: 0, blockSize: 0, margin: 0, border: 0 });
