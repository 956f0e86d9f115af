import { Route, Routes } from 'react-router';
import { NewQuote } from './new-quote.tsx';
import { QuoteList } from './quote-list.tsx';
import { QuoteScreen } from './quote-screen.tsx';

/** Quotes of all buyers: the list, a new one, and one quote. */
export default function Quotes() {
  return (
    <Routes>
      <Route index element={<QuoteList />} />
      <Route path="new" element={<NewQuote />} />
      <Route path=":number" element={<QuoteScreen />} />
    </Routes>
  );
}
