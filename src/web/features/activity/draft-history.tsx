import { useState } from 'react';
import { History } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { DraftFilters } from './draft-filters.tsx';
import { DraftPages } from './draft-pages.tsx';
import { noFilter, type Filter } from './draft-filter.ts';
import './draft-history.css';

// Every draft that was ever written here, to be found and opened again.
export function DraftHistory() {
  const [isOpen, setIsOpen] = useState(false);
  const [filter, setFilter] = useState<Filter>(noFilter);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="ghost" icon={<History aria-hidden="true" />} className="push" onClick={() => setIsOpen(true)}>
        Your drafts
      </Button>
      <Sheet open={isOpen} onClose={close} title="Your drafts" wide>
        <DraftFilters filter={filter} onChange={setFilter} />
        <DraftPages key={JSON.stringify(filter)} filter={filter} onOpen={close} onClear={() => setFilter(noFilter)} />
      </Sheet>
    </>
  );
}
