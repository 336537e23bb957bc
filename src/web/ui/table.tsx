import type { ReactNode } from 'react';
import './table.css';

/** Head and body are the caller's `thead` and `tbody`; `.n` for numbers, `.on` for a chosen row, `.long` for a cell that may be cut.
    With `cards` each row stands as a card on a narrow screen: `data-label` names a cell there, `.lead` opens the card, `.none` is left out. */
export function Table({ caption, cards, children }: { caption: string; cards?: boolean; children: ReactNode }) {
  return (
    // A table wider than the screen scrolls, and the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <table className={cards ? 't cards' : 't'}>
        <caption className="vh">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** The columns from `numbersFrom` on hold numbers, those from `numbersTo` on no more; `action` names a last one of buttons, for who listens. */
export function TableHead({ columns, numbersFrom = Infinity, numbersTo = Infinity, action }: { columns: readonly string[]; numbersFrom?: number; numbersTo?: number; action?: string }) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={column} scope="col" className={index >= numbersFrom && index < numbersTo ? 'n' : undefined}>
            {column}
          </th>
        ))}
        {action && (
          <th scope="col">
            <span className="vh">{action}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

export interface PlainTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Figures under a chart: the first column names the row, the others are numbers. */
export function FigureTable({ caption, columns, rows }: PlainTable & { caption: string }) {
  return (
    <Table caption={caption}>
      <TableHead columns={columns} numbersFrom={1} />
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) => (
              <td key={columns[index]} className={index > 0 ? 'n' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
