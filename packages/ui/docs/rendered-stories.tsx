import { composeStories, type Decorator } from '@storybook/react-vite';
import { StrictMode, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { inStoryPage } from './story-page.tsx';

interface StoriesFile {
  default: { decorators?: Decorator | Decorator[] };
}

const files = import.meta.glob<StoriesFile>(['./recipes.stories.tsx', '../src/**/*.stories.tsx'], { eager: true });

/** All stories with their decorators, by file in the package and export: `src/primitives/button/button.stories.tsx#Playground`. */
function storiesIn(locale: string): Map<string, ComponentType> {
  const page = { decorators: [inStoryPage], initialGlobals: { locale, theme: 'light' } };
  return new Map(
    Object.entries(files).flatMap(([path, file]) =>
      Object.entries<ComponentType>(composeStories(file, page)).map(
        ([name, story]) => [`${inPackage(path)}#${name}`, story] as const,
      ),
    ),
  );
}

function inPackage(path: string): string {
  return path.replace(/^\.\//, 'docs/').replace(/^\.\.\//, '');
}

const languages = new Map(['en-US', 'zh-CN'].map((locale) => [locale, storiesIn(locale)]));

/** The names of all stories. */
export const names: readonly string[] = [...(languages.get('en-US')?.keys() ?? [])];

function storyNamed(name: string, locale: string): ReactNode {
  const Story = languages.get(locale)?.get(name);
  if (!Story) throw new Error(`There is no story ${name} in ${locale}`);
  return <Story />;
}

/** Renders a story on the server, with all lazy parts. Rejects with rendering errors. */
export async function render(name: string, locale: string): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(<Frame>{storyNamed(name, locale)}</Frame>, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  const markup = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return markup;
}

function Frame({ children, onReady }: { children: ReactNode; onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <StrictMode>{children}</StrictMode>;
}

/** Hydrates a server's markup; throws all errors together. */
export async function hydrate(name: string, locale: string, markup: string): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await new Promise<void>((resolve) => {
    root = hydrateRoot(container, <Frame onReady={resolve}>{storyNamed(name, locale)}</Frame>, {
      onRecoverableError: note,
      onCaughtError: note,
      onUncaughtError: (error) => {
        note(error);
        resolve();
      },
    });
  });
  // Lazy parts hydrate when the browser is idle, which Chromium does not always report.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  root?.unmount();
  container.remove();
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
}
