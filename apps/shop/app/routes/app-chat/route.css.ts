import { screenStyle, tokens } from '@rider/ui/tokens';

export const page = screenStyle({ display: 'grid', minBlockSize: '100dvh', background: tokens.color.groundQuiet });
export const note = screenStyle({ padding: tokens.space.x6, textAlign: 'center' });
