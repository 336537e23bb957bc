export const root: string;
export const bin: string;
export const cache: string;
export const program: string;
export const nodePath: () => string;
export const childEnv: (more?: Record<string, string>) => Record<string, string | undefined>;
