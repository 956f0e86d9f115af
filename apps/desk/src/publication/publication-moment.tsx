import { FormGrid } from '@rider/ui/form';
import { MomentFields } from '../form/moment-fields.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** When an article or announcement is published; a draft has no day. */
export function PublicationMoment({ publishedAt }: { publishedAt: number | null }) {
  const text = useMessages('desk.publications');
  return (
    <FormGrid>
      <MomentFields
        name="published"
        label={text('publishedAt')}
        description={text('publishedAtHint')}
        instant={publishedAt}
        time="09:00"
      />
    </FormGrid>
  );
}
