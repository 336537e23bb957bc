const POLL_MS = 500;

// npm does not hand a signal on when it is killed; we would live on without anybody to stop us.
export const stopWithParent = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), POLL_MS).unref();
};
