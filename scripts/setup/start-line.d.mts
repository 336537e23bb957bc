export const startArgs: string[];
export const startEnv: Record<string, string>;
