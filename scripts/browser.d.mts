export type Browser = { path: string; args: string[]; env: Record<string, string>; version: string; source: string };
export const findBrowser: (options?: { source?: string }) => Promise<Browser>;
