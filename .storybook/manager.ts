import { addons } from 'storybook/manager-api';
import { frames } from '../packages/ui/docs/frame-themes.ts';

addons.setConfig({ theme: { ...frames.light, brandTitle: 'RIDER design system' } });
