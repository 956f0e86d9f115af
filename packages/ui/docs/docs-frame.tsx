import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import '../src/reset/index.ts';
import './wireframe.css.ts';
import { frames } from './frame-themes.ts';

/** The toolbar's theme: initially from the address, then from its events. */
function useTheme({ channel }: DocsContainerProps['context']): string {
  const [theme, setTheme] = useState(() => {
    const given = new URL(document.location.href).searchParams.get('globals') ?? '';
    return /theme:(?<name>\w+)/.exec(given)?.groups?.['name'] ?? 'light';
  });
  useEffect(() => {
    const take = ({ globals }: { globals: Record<string, unknown> }) => setTheme(String(globals['theme']));
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, [channel]);
  return theme;
}

/** Applies the toolbar's theme to documentation pages, also those without a story. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={frames[theme as keyof typeof frames] ?? frames.light}>
      {children}
    </DocsContainer>
  );
}
