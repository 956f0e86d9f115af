import type { Locale } from '@rider/model/locale';
import { TITLED_SECTIONS, type HomeSection, type HomeSectionName } from '@rider/model/site';
import { homeHeadingSchema, validate } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Form, FormActions } from '@rider/ui/form';
import { Switch } from '@rider/ui/switch';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LocalizedField } from '../form/localized-field.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { SortableList } from '../form/sortable-list.tsx';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './home-page.css.ts';

/** Props of `SectionList`. */
export interface SectionListProps {
  sections: readonly HomeSection[];
  onChange: (sections: readonly HomeSection[]) => void;
}

const isTitled = (name: HomeSectionName) => TITLED_SECTIONS.some((titled) => titled === name);

/** The sections of the home page: ordered, shown or hidden, and given headings. */
export function SectionList({ sections, onChange }: SectionListProps) {
  const locale = useIntl().locale as Locale;
  const text = useMessages('desk.homePage');
  const [titled, setTitled] = useState<HomeSection | null>(null);
  const change = (changed: HomeSection) =>
    onChange(sections.map((section) => (section.name === changed.name ? changed : section)));
  return (
    <>
      <SortableList
        label={text('sections')}
        items={sections}
        getId={({ name }) => name}
        getName={({ name }) => text(`section.${name}`)}
        onChange={onChange}
      >
        {(section) => (
          <div className={styles.section}>
            <Switch
              label={text(`section.${section.name}`)}
              checked={section.shown}
              onCheckedChange={(shown) => change({ ...section, shown })}
            />
            {isTitled(section.name) && (
              <Button
                size="small"
                variant="quiet"
                aria-label={text('headingOf', { section: text(`section.${section.name}`) })}
                onClick={() => setTitled(section)}
              >
                {text('heading')}
              </Button>
            )}
            {section.heading[locale] && (
              <Text size="small" tone="quiet" className={styles.heading}>
                {section.heading[locale]}
              </Text>
            )}
          </div>
        )}
      </SortableList>
      {titled && (
        <HeadingDialog
          section={titled}
          onClose={() => setTitled(null)}
          onChange={(heading) => {
            change({ ...titled, heading });
            setTitled(null);
          }}
        />
      )}
    </>
  );
}

interface HeadingDialogProps {
  section: HomeSection;
  onChange: (heading: HomeSection['heading']) => void;
  onClose: () => void;
}

/** Replaces the heading of a section, in both languages. */
function HeadingDialog({ section, onChange, onClose }: HeadingDialogProps) {
  const text = useMessages('desk.homePage');
  const { wiring } = useSavedForm({
    check: (typed) => validate(homeHeadingSchema, nestedValues(typed)),
    save: async ({ heading }) => onChange(heading),
  });
  return (
    <Dialog open onOpenChange={onClose} title={text('headingOf', { section: text(`section.${section.name}`) })}>
      <Form {...wiring}>
        <Text size="small" tone="quiet">
          {text('headingHint')}
        </Text>
        <LocalizedField name="heading" label={text('heading')} defaultValue={section.heading} />
        <FormActions submit={text('apply')} />
      </Form>
    </Dialog>
  );
}
