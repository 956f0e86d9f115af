import { saveAnnouncement, type OperatorAnnouncement } from '@rider/api/operator';
import { announcementSchema, validate } from '@rider/model/validation';
import { Route, Routes, useParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import { announcementListQuery, announcementQuery } from '../data/operator-queries.ts';
import { nestedValues } from '../form/nested-values.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ContentForm } from '../publication/content-form.tsx';
import { PublicationList } from '../publication/publication-list.tsx';
import { PublicationMoment } from '../publication/publication-moment.tsx';

/** Announcements to all buyers: their list, and the editor of one. */
export default function Announcements() {
  return (
    <Routes>
      <Route index element={<PublicationList kind="announcements" queryOf={announcementListQuery} />} />
      <Route path="new" element={<AnnouncementForm announcement={null} />} />
      <Route path=":id" element={<LoadedAnnouncement />} />
    </Routes>
  );
}

function LoadedAnnouncement() {
  const { id = '' } = useParams();
  const text = useMessages('desk.content');
  return (
    <Loaded
      query={announcementQuery(id)}
      unknown={text('unknown')}
      back={{ href: '/announcements', label: text('back') }}
    >
      {(announcement) => <AnnouncementForm announcement={announcement} />}
    </Loaded>
  );
}

function AnnouncementForm({ announcement }: { announcement: OperatorAnnouncement | null }) {
  const text = useMessages('desk.content');
  return (
    <ContentForm
      list="/announcements"
      heading={text(announcement ? 'editAnnouncement' : 'addAnnouncement')}
      content={announcement}
      check={(typed) => validate(announcementSchema, nestedValues(typed))}
      save={(values) => saveAnnouncement(api, announcement, values)}
      {...(announcement && { preview: () => ({ kind: 'announcement', id: announcement.id }), previewsSaved: true })}
    >
      <PublicationMoment publishedAt={announcement?.publishedAt ?? null} />
    </ContentForm>
  );
}
