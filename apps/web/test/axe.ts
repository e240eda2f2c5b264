import '../src/styles/tokens.css';
import '../src/styles/categories.css';
import '../src/styles/base.css';
import '../src/styles/visually-hidden.css';
import axe from 'axe-core';
import { cdp } from 'vitest/browser';

/** The layout around a page has the landmarks. */
const rules = { region: { enabled: false } };
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Dark mode checks only colours, because nothing else changes. */
export async function axeViolations(): Promise<string[]> {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const light = await axe.run(root, { rules });
  await emulate('dark');
  try {
    const dark = await axe.run(root, { runOnly: colourRules });
    return [...textsOf(light, 'light'), ...textsOf(dark, 'dark')];
  } finally {
    await emulate('light');
  }
}

const emulate = (value: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value }],
  });

const textsOf = ({ violations }: axe.AxeResults, scheme: string): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${scheme}: ${id}: ${html}`));
