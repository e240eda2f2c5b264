import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { DataTable, type Column } from './data-table.tsx';

interface Student {
  readonly name: string;
  readonly email: string;
}

const server = installFakeServer();
const columns: readonly Column<Student>[] = [
  { key: 'name', heading: 'Name', look: 'name', cell: ({ name }) => name },
  { key: 'email', heading: 'Email', look: 'cut', share: 50, cell: ({ email }) => email },
];
const rows = [{ name: 'Lea Roy', email: 'lea@school.test' }];

async function show(width: number) {
  const table = (
    <div style={{ width }}>
      <DataTable
        label="Students"
        columns={columns}
        keyOf={({ name }) => name}
        rows={rows}
        isBusy={false}
      />
    </div>
  );
  await renderPage(server, table, { userId: null });
  await screen.findByText('lea@school.test');
}
const labelOfEmail = () => screen.getByText('Email', { selector: '[data-part="label"]' });

it('shows each row as a card with the headings of its values where columns do not fit', async () => {
  await show(360);
  await waitFor(() => expect(labelOfEmail()).toBeVisible());
  expect(screen.getByText('lea@school.test')).toBeVisible();
});

it('shows headings only above the columns where they fit', async () => {
  await show(1000);
  expect(labelOfEmail()).not.toBeVisible();
});
