import { Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { PageHead } from '../shell/page-head.tsx';

/** The header of a single-form screen: its title and a description. */
export function FormHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} />
      <Stack gap="x2">
        <Heading level={1} size="title2">
          {title}
        </Heading>
        <Text tone="quiet">{children}</Text>
      </Stack>
    </>
  );
}
