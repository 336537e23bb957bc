import { useEffect, useState } from 'react';
import { draftChannels, draftKinds, draftOutcomes } from '#contract/activity';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { channelLabels } from './channel.tsx';
import { kindLabels, outcomeLabels } from './copy.ts';
import type { Filter } from './draft-filter.ts';

// While somebody types, nothing is asked.
const SEARCH_AFTER_MS = 300;
const MOST_CHARACTERS = 200;
const listOf = <V extends string>(all: string, values: readonly V[], labels: Record<V, string>) => [{ value: 'all' as const, label: all }, ...values.map((value) => ({ value, label: labels[value] }))];
const kinds = listOf('All assistants', draftKinds, kindLabels);
const places = listOf('All channels', draftChannels, channelLabels);
const outcomes = listOf('Any outcome', [...draftOutcomes, 'none'] as const, { ...outcomeLabels, none: 'Not marked' });

export function DraftFilters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const [search, setSearch] = useState(filter.search);
  useEffect(() => {
    if (search === filter.search) return;
    const timer = setTimeout(() => onChange({ ...filter, search }), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [search, filter, onChange]);
  // Cleared from below.
  const [seen, setSeen] = useState(filter.search);
  if (seen !== filter.search) {
    setSeen(filter.search);
    setSearch(filter.search);
  }
  return (
    <search className="draft-filters">
      <Field label="Search your drafts">
        <TextInput type="search" value={search} maxLength={MOST_CHARACTERS} placeholder="A name, a word, what they wrote" onChange={(event) => setSearch(event.target.value)} />
      </Field>
      <div className="draft-selects">
        <Select aria-label="Assistant" options={kinds} value={filter.kind} onValueChange={(kind) => onChange({ ...filter, kind })} />
        <Select aria-label="Channel" options={places} value={filter.channel} onValueChange={(channel) => onChange({ ...filter, channel })} />
        <Select aria-label="Outcome" options={outcomes} value={filter.outcome} onValueChange={(outcome) => onChange({ ...filter, outcome })} />
      </div>
    </search>
  );
}
