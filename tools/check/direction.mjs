import Visitor from '@swc/core/Visitor.js';
import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

const FOLDERS = ['apps', 'packages', 'tools', 'e2e', 'bench'];

teachVisitorUsing();

/**
 * @param {string} root
 * @param {string[]} [folders]
 */
export async function findings(root, folders = FOLDERS) {
  const violations = await findViolations(root, folders);
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/**
 * @param {string} root
 * @param {string[]} folders below root
 */
export async function findViolations(root, folders) {
  const { options, forbidden } = configuration;
  const { output } = await cruise(folders, {
    ...options,
    ruleSet: { forbidden: forbidden ?? [] },
    validate: true,
    baseDir: root,
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations;
}

/** swc parses `using x = …`, but the visitor that ships with it throws on it. */
function teachVisitorUsing() {
  // oxlint-disable-next-line typescript/no-deprecated -- dependency-cruiser builds on it too
  const { prototype } = Visitor.Visitor ?? Visitor;
  const original = prototype.visitStatement;
  prototype.visitStatement = function visitAnyStatement(/** @type {any} */ statement) {
    if (statement.type !== 'UsingDeclaration') return original.call(this, statement);
    this.visitVariableDeclarators(statement.decls);
    return statement;
  };
}
