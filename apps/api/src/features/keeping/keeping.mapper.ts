import type {
  Keeping,
  KeepingReceipt,
  ListedForDeletion,
  SchoolKeeping,
} from '@trio/contracts/keeping';
import type { DueFigures, findReceipts, ListedRow } from './due.repository.ts';
import type { Rule } from './rules.repository.ts';
import type { SchoolRow } from './schools-kept.repository.ts';
import type { WarningRow } from './warnings.repository.ts';

type ReceiptRow = Awaited<ReturnType<typeof findReceipts>>[number];

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const toReceipt = (row: ReceiptRow): KeepingReceipt => ({
  _id: row.receiptId,
  deleted: row.deletedAt.toISOString(),
  students: row.students,
  classes: row.classes,
  months: row.months,
  warned: row.warnedAt.toISOString(),
});

const toFigures = (rule: Rule, { students, nextDeletion }: DueFigures) => ({
  months: rule.months,
  confirmed: timeOf(rule.confirmedAt),
  starts: rule.activeFrom,
  due: students,
  nextDeletion,
});

interface Found {
  readonly rule: Rule;
  readonly due: DueFigures;
  readonly warnings: readonly WarningRow[];
  readonly receipts: readonly ReceiptRow[];
  readonly lastRun: Date | null;
  readonly now: Date;
}

export const toKeeping = ({ rule, due, warnings, receipts, lastRun, now }: Found): Keeping => ({
  ...toFigures(rule, due),
  lastRun: timeOf(lastRun),
  asOf: now.toISOString(),
  warnings: warnings.map(({ madeAt, knownAt, knownBy, students }) => ({
    made: madeAt.toISOString(),
    known: timeOf(knownAt),
    knownBy,
    students,
  })),
  receipts: receipts.map(toReceipt),
});

export const toListed = (row: ListedRow): ListedForDeletion => ({
  _id: row.studentId,
  firstname: row.firstName,
  lastname: row.lastName,
  lastHere: row.lastHereOn,
  deletion: row.deleteOn,
});

export const toSchoolKeeping = (
  row: SchoolRow,
  due: DueFigures,
  receipts: readonly ReceiptRow[],
): SchoolKeeping => ({
  id: row.schoolId,
  name: row.name,
  ...toFigures(row, due),
  unreached: timeOf(row.unreachedSince),
  receipts: receipts.map(toReceipt),
});
