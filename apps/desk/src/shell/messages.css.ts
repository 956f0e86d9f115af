import { media, screenStyle, steps } from '@rider/ui/tokens';

/** One column on a phone: the inbox, or the conversation with a back link. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [media.large]: { gridTemplateColumns: `${steps(80)} minmax(0, 1fr)` },
    [media.wide]: { gridTemplateColumns: `${steps(80)} minmax(0, 1fr) ${steps(75)}` },
  },
});
export const nothing = screenStyle({
  display: 'none',
  placeItems: 'center',
  '@media': { [media.large]: { display: 'grid' }, [media.wide]: { gridColumn: 'span 2' } },
});
