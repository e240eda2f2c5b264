import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(source, path), 'utf8');

/** TypeScript allows any name on a CSS module, and a missing class is `undefined`. */
function missingClassesOf(component: string, styleOf: (path: string) => string): string[] {
  const classNames = [...component.matchAll(/className=\{(?:[^{}]|\{[^{}]*\})*\}/gu)].join('\n');
  return [...component.matchAll(/import (\w+) from '([^']+\.module\.css)';/gu)].flatMap(
    ([, module = '', path = '']) =>
      [...classNames.matchAll(new RegExp(String.raw`\b${module}\.(\w+)`, 'gu'))]
        .map(([, name = '']) => name)
        .filter((name) => !new RegExp(String.raw`\.${name}(?![\w-])`, 'u').test(styleOf(path)))
        .map((name) => `${module}.${name}`),
  );
}

it('every class of a component is in its stylesheet', () => {
  const missing = globSync('**/*.tsx', { cwd: source }).flatMap((path) =>
    missingClassesOf(read(path), (style) => read(join(dirname(path), style))).map(
      (name) => `${path}: ${name}`,
    ),
  );
  expect(missing).toEqual([]);
});

it('finds a missing class', () => {
  const component = `import style from './a.module.css';
    <p className={style.here} /><p className={isOpen ? \`\${style.gone} \${style.here}\` : undefined} />`;
  expect(missingClassesOf(component, () => '.here { gap: 0 } .gone-too { gap: 0 }')).toEqual([
    'style.gone',
  ]);
});
