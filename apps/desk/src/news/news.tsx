import { Route, Routes, useParams } from 'react-router';
import { newsListQuery, newsQuery } from '../data/operator-queries.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PublicationList } from '../publication/publication-list.tsx';
import { NewsForm } from './news-form.tsx';

/** News: their list, and the editor of an article. */
export default function News() {
  return (
    <Routes>
      <Route index element={<PublicationList kind="news" queryOf={newsListQuery} />} />
      <Route path="new" element={<NewsForm news={null} />} />
      <Route path=":id" element={<LoadedNews />} />
    </Routes>
  );
}

function LoadedNews() {
  const { id = '' } = useParams();
  const text = useMessages('desk.content');
  return (
    <Loaded query={newsQuery(id)} unknown={text('unknown')} back={{ href: '/news', label: text('back') }}>
      {(news) => <NewsForm news={news} />}
    </Loaded>
  );
}
