import { globalStyle } from '@vanilla-extract/css';
import { media, tokens } from '../tokens/index.ts';

// Unlayered, because Storybook's styles are unlayered.
globalStyle('.sbdocs.sbdocs-wrapper', {
  background: tokens.color.ground,
  padding: `${tokens.space.x6} ${tokens.space.gutter}`,
  '@media': { [media.large]: { paddingBlock: tokens.space.x12 } },
});
globalStyle('.sbdocs .sb-anchor, .sbdocs .sbdocs-preview, .sbdocs .sbdocs-preview-actions', { marginBlock: 0 });
globalStyle('.sbdocs :not(pre) > code', { overflowWrap: 'anywhere', whiteSpace: 'normal' });
