import { useState } from 'react';

// Which users are meant: those that were ticked, or all that match, however many of them are loaded.
export type Selection = ReturnType<typeof useSelection>;

export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const set = (next: ReadonlySet<string>, all = false) => {
    setIds(next);
    setIsAll(all);
  };
  return {
    ids,
    isAll,
    has: (id: string) => isAll || ids.has(id),
    // Unticking one of all that match leaves those that are loaded.
    toggle(id: string, loaded: readonly string[]) {
      const next = new Set(isAll ? loaded : ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
    choose: (loaded: readonly string[]) => set(new Set(loaded)),
    chooseAll: () => set(new Set(), true),
    clear: () => set(new Set()),
  };
}
