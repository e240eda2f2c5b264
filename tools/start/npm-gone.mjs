import { readFileSync } from 'node:fs';

const POLL_MS = 500;

/**
 * npm starts this program through a shell. A signal sent only to npm ends npm and the shell, but not
 * this program, which would keep running in the background and block the port.
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
  }, POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Our parent and, if that is a shell, npm. The process that started npm may end without us. */
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
    // The process is gone, or the system has no /proc; then only the parent is checked.
    return '';
  }
}
