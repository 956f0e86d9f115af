import { Heading } from '@rider/ui/text';
import { PageHead } from './page-head.tsx';

/** The title of a screen for buyers, in the browser and as its heading. */
export function ScreenTitle({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
    </>
  );
}
