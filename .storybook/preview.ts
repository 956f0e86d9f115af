import type { Preview } from '@storybook/react-vite';
import { DocsFrame } from '../packages/ui/docs/docs-frame.tsx';
import { GuidePage } from '../packages/ui/docs/guide-page.tsx';
import { inStoryPage } from '../packages/ui/docs/index.ts';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inStoryPage],
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'zh-CN', title: '简体中文' },
        ],
      },
    },
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark', 'contrast', 'wireframe'] } },
  },
  initialGlobals: { locale: 'en-US', theme: 'light' },
  parameters: {
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      options: { resultTypes: ['violations'] },
    },
    backgrounds: { disable: true },
    docs: { container: DocsFrame, page: GuidePage },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Introduction',
            'How to add a component',
            'Names of props',
            'Forms',
            'Overlays',
            'Accessibility',
            'Versions',
            'Migration',
            'API client',
          ],
          'Recipes',
          'Foundations',
          ['Icons', 'Colours', 'Space', 'Type', 'Radius', 'Sizes', 'Layers', 'Motion', 'Breakpoints'],
          'Actions',
          'Forms',
          'Overlays',
          'Navigation',
          'Feedback',
          'Catalogue',
          'Cart and checkout',
          'Orders',
          'Account',
          'Content',
          'Chat',
          ['Guide'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: '390 px', styles: { width: '390px', height: '844px' } },
        desktop: { name: '1200 px', styles: { width: '1200px', height: '900px' } },
        wide: { name: '1366 px', styles: { width: '1366px', height: '900px' } },
      },
    },
  },
};

export default preview;
