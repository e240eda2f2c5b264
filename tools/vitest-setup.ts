import { afterAll, afterEach } from 'vitest';

// React and most libraries report mistakes on console.error, so a test that causes one fails.
// A test that expects one replaces it: vi.spyOn(console, 'error').mockImplementation(() => {}).
const consoleErrors: string[] = [];
const originalConsoleError = console.error;

console.error = (...values: unknown[]) => {
  consoleErrors.push(values.map(String).join(' '));
  originalConsoleError(...values);
};

function failOnConsoleErrors(): void {
  const unexpected = consoleErrors.splice(0);
  if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join('\n')}`);
}

afterEach(failOnConsoleErrors);
afterAll(failOnConsoleErrors);
