export type Postgres = { url: string; version: string; source: 'url' | 'machine' | 'npm'; stop: () => Promise<void> };
export const startPostgres: (options?: { source?: 'url' | 'machine' | 'npm' }) => Promise<Postgres>;
