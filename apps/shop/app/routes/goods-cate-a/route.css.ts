import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const section = screenStyle({
  paddingBlock: tokens.space.x8,
  '@media': { [media.large]: { paddingBlock: tokens.space.x12 } },
});
