import { Route, Routes, useParams } from 'react-router';
import { newsListQuery, newsQuery } from '../data/operator-queries.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PublicationList } from '../publication/publication-list.tsx';
import { NewsCategoriesDialog } from './news-categories.tsx';
import { NewsForm } from './news-form.tsx';

/** News: their list, and the editor of an article. */
export default function News() {
  return (
    <Routes>
      <Route index element={<NewsList />} />
      <Route path="new" element={<NewsForm news={null} />} />
      <Route path=":id" element={<LoadedNews />} />
    </Routes>
  );
}

function NewsList() {
  const text = useMessages('desk.newsCategories');
  return (
    <PublicationList
      kind="news"
      queryOf={newsListQuery}
      actions={<DialogButton label={text('title')}>{(close) => <NewsCategoriesDialog onClose={close} />}</DialogButton>}
    />
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
