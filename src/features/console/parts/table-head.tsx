/** The name of a column; `{ number }` names a column of figures, which are aligned at its end. */
export type ColumnName = string | { readonly number: string }

export function TableHead({ columns }: { readonly columns: readonly ColumnName[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          typeof column === 'string' ? (
            <th key={column} scope="col">
              {column}
            </th>
          ) : (
            <th key={column.number} scope="col" data-number="">
              {column.number}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}
