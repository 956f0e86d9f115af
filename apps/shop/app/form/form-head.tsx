import { Stack } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../page-head/screen-title.tsx';

/** The header of a single-form screen: its title and a description. */
export function FormHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Stack gap="x2">
        <ScreenTitle title={title} />
        <Text tone="quiet">{children}</Text>
      </Stack>
    </>
  );
}
