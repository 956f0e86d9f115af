import { Combobox } from '@rider/ui/combobox';
import { Dialog } from '@rider/ui/dialog';
import { isComposedKey } from '@rider/ui/field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { useSearchResults } from './use-search-results.ts';

/** Goes to a section by its name in either language, an order by its number, a product by name or SKU, or a buyer by name or e-mail. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages('desk.search');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  const { results, isLoading } = useSearchResults(typed.trim());
  const goTo = (address: string) => {
    onClose();
    void navigate(address);
  };
  const goToFirst = useEffectEvent(() => results[0] && goTo(results[0].value));
  // Enter before the results goes to the first of them when they arrive.
  useEffect(() => {
    if (isEntered && !isLoading) goToFirst();
  }, [isEntered, isLoading]);
  return (
    <Dialog open onOpenChange={onClose} title={text('title')} initialFocus={field}>
      <Combobox
        ref={field}
        label={text('label')}
        filtered
        loading={isLoading}
        inputValue={typed}
        onInputValueChange={(value) => {
          setTyped(value);
          setEntered(false);
        }}
        value={null}
        options={results}
        empty={typed.trim() === '' ? text('hint') : text('none')}
        onKeyDown={(event) => {
          const isChosen = event.currentTarget.getAttribute('aria-activedescendant') !== null;
          if (event.key === 'Enter' && !isComposedKey(event.nativeEvent) && !isChosen) setEntered(true);
        }}
        onValueChange={(address) => address !== null && goTo(address)}
      />
    </Dialog>
  );
}
