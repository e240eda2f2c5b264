import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Calls back when the npm that started us is gone. npm runs us through a shell, and a signal that
 * is sent to npm alone ends that shell, not us: we would run on, unseen, and hold the port.
 * @param {() => void} callback
 * @returns {() => void} stops looking
 */
export function onNpmGone(callback) {
  const isNpm = process.env['npm_lifecycle_event'] !== undefined;
  if (!isNpm || process.platform === 'win32') return () => undefined;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Our parent and, where that is the shell between, npm itself; not who started npm, who may leave. */
function ancestors() {
  const parent = process.ppid;
  const status = readStatus(parent);
  const isShell = /^Name:\s*(sh|dash|ash|bash|busybox|zsh)$/m.test(status);
  return isShell ? `${parent} ${/^PPid:\s*(\d+)$/m.exec(status)?.[1]}` : `${parent}`;
}

/** @param {number} pid */
function readStatus(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // Gone, or a system without /proc, where the parent alone has to do.
    return '';
  }
}
