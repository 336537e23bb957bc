import type { DraftChannel, DraftKind, DraftOutcome } from '#contract/activity';

// 'all' is no filter; an outcome of 'none' is a draft that wasn't marked.
export type Filter = { search: string; kind: DraftKind | 'all'; channel: DraftChannel | 'all'; outcome: DraftOutcome | 'none' | 'all' };
export const noFilter: Filter = { search: '', kind: 'all', channel: 'all', outcome: 'all' };
export const isFiltered = (filter: Filter) => filter.search.trim() !== '' || filter.kind !== 'all' || filter.channel !== 'all' || filter.outcome !== 'all';

export function toWanted({ search, kind, channel, outcome }: Filter) {
  return { ...(search.trim() && { search: search.trim() }), ...(kind !== 'all' && { kind }), ...(channel !== 'all' && { channel }), ...(outcome !== 'all' && { outcome }) };
}
