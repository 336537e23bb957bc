export const withLock: <T>(file: string, work: (addChild: (pid: number) => void) => Promise<T>, onWait?: () => void) => Promise<T>;
