import { Route, Routes } from 'react-router';
import { QuoteList } from './quote-list.tsx';
import { QuoteScreen } from './quote-screen.tsx';

/** Quotes of all buyers: the list, and one quote. */
export default function Quotes() {
  return (
    <Routes>
      <Route index element={<QuoteList />} />
      <Route path=":number" element={<QuoteScreen />} />
    </Routes>
  );
}
