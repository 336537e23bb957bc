import { spawn } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

// Runs a program to its end and hands on the signals that we get, so that a stopped set-up leaves nothing running.
export const runChild = (command, args, options = {}, onPid = () => {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    let stoppedBy;
    const pass = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    const quiet = () => signals.forEach((signal) => process.removeListener(signal, pass));
    signals.forEach((signal) => process.on(signal, pass));
    child.once('error', (error) => (quiet(), reject(error)));
    child.once('spawn', () => onPid(child.pid));
    child.once('exit', (code, signal) => {
      quiet();
      if (stoppedBy) return reject(new Stopped(stoppedBy));
      resolve(code ?? exitCodes[signal] ?? 1);
    });
  });

export class Stopped extends Error {
  constructor(signal) {
    super(`stopped by ${signal}`);
    this.exitCode = exitCodes[signal] ?? 1;
  }
}
