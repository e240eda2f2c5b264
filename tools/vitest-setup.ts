import { afterAll, afterEach } from 'vitest';

// React and most libraries report mistakes on console.error, so a test that causes one fails.
// A test that expects one replaces it: vi.spyOn(console, 'error').mockImplementation(() => {}).
const heard: string[] = [];
const speak = console.error;

console.error = (...words: unknown[]) => {
  heard.push(words.map(String).join(' '));
  speak(...words);
};

function failOnNoise(): void {
  const noise = heard.splice(0);
  if (noise.length > 0) throw new Error(`console.error was called:\n${noise.join('\n')}`);
}

afterEach(failOnNoise);
afterAll(failOnNoise);
