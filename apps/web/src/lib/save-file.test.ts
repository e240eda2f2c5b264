import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('saves a file under its name and frees it after a second', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveFile('students20261115.csv', new Blob(['rows']));
  expect(link).toMatchObject({ href: 'blob:rows', download: 'students20261115.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:rows');
});
