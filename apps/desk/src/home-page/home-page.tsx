import type { OperatorHomePage } from '@rider/api/operator';
import { HOME_LISTS } from '@rider/model/site';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { Disclosure } from '@rider/ui/disclosure';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { homePageQuery } from '../data/operator-queries.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PickedList } from './picked-list.tsx';
import { SectionList } from './section-list.tsx';
import { ShelfList } from './shelf-list.tsx';
import { useHomePageDraft, type TheirChange } from './use-home-page-draft.ts';
import * as styles from './home-page.css.ts';

/** The home page of the shop: the order of its sections, and the contents of its hand-picked lists. */
export default function HomePage() {
  const intl = useIntl();
  const text = useMessages('desk.homePage');
  return (
    <Container>
      <Stack gap="x4">
        <Cluster justify="between" gap="x3">
          <Heading level={2} size="title2">
            {intl.formatMessage({ id: 'desk.section.home-page' })}
          </Heading>
          <LinkButton size="small" href="/" target="_blank" icon="external">
            {text('view')}
          </LinkButton>
        </Cluster>
        <Text size="small" tone="quiet">
          {text('intro')}
        </Text>
        <Loaded isPart query={homePageQuery} unknown="" back={{ href: '/', label: '' }}>
          {(page) => <HomePageForm loaded={page} />}
        </Loaded>
      </Stack>
    </Container>
  );
}

function HomePageForm({ loaded }: { loaded: OperatorHomePage }) {
  const text = useMessages('desk.homePage');
  const { draft, change, theirs, isChanged, undo, save, pending, faults } = useHomePageDraft(loaded, text('saved'));
  const isShown = (name: string) => draft.sections.some((section) => section.name === name && section.shown);
  const summary = (name: (typeof HOME_LISTS)[number] | 'shelves') => {
    const values = { list: text(`section.${name}`), count: draft[name].length };
    return text(isShown(name) ? 'listOf' : 'hiddenListOf', values);
  };
  return (
    <Stack gap="x4">
      {faults.map((fault) => (
        <Banner key={fault} tone="danger" live>
          {fault}
        </Banner>
      ))}
      {theirs.length > 0 && <TheirChanges theirs={theirs} />}
      <div className={styles.columns}>
        <section className={styles.part}>
          <Heading level={3} size="title3">
            {text('sections')}
          </Heading>
          <SectionList sections={draft.sections} onChange={(sections) => change({ sections })} />
        </section>
        <section className={styles.part}>
          <Heading level={3} size="title3">
            {text('lists')}
          </Heading>
          <div>
            {HOME_LISTS.map((name, index) => (
              <Disclosure key={name} summary={summary(name)} defaultOpen={index === 0}>
                <PickedList
                  title={text(`section.${name}`)}
                  products={draft[name]}
                  onChange={(products) => change({ [name]: products })}
                />
              </Disclosure>
            ))}
            <Disclosure summary={summary('shelves')}>
              <ShelfList shelves={draft.shelves} onChange={(shelves) => change({ shelves })} />
            </Disclosure>
          </div>
        </section>
      </div>
      <SaveBar isChanged={isChanged} pending={pending} onSave={() => void save()} onUndo={undo} />
    </Stack>
  );
}

/** What another person has saved meanwhile. */
function TheirChanges({ theirs }: { theirs: readonly TheirChange[] }) {
  const text = useMessages('desk.homePage');
  const nameOf = (part: TheirChange['part']) => (part === 'sections' ? text('sections') : text(`section.${part}`));
  return (
    <Banner tone="warning" title={text('theirs')}>
      <ul>
        {theirs.map(({ part, names, replaced }) => {
          const shown = part === 'sections' ? names.map((name) => text(`section.${name as 'best'}`)) : names;
          const values = { part: nameOf(part), names: shown.join(', ') };
          return <li key={part}>{text(replaced ? 'theirsReplaced' : 'theirsTaken', values)}</li>;
        })}
      </ul>
    </Banner>
  );
}
