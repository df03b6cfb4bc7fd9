import { columnLabel, USER_COLUMNS, type UserColumn } from '../../../domain/operations/directory/user-columns'
import type { UserFilter } from '../../../domain/operations/directory/user-search'
import fields from '../logs/fields.module.css'
import styles from './directory.module.css'

interface Props {
  readonly filter: UserFilter
  readonly hidden: readonly UserColumn[]
  readonly onChoose: (changes: Readonly<Record<string, string>>) => void
}

/** Search, filters, and which columns stand in the table. */
export function DirectoryTools({ filter, hidden, onChoose }: Props) {
  const verified = filter.verified === undefined ? '' : filter.verified ? 'yes' : 'no'
  return (
    <div className={styles.tools}>
      <div className={fields.fields}>
        <label className={fields.field}>
          Search
          <input
            type="search"
            value={filter.query}
            placeholder="Name, email, role"
            onChange={(event) => onChoose({ q: event.currentTarget.value })}
          />
        </label>
        <Select
          label="Role"
          value={filter.role ?? ''}
          options={['superuser', 'admin', 'user'].map((role) => [role, role])}
          onChoose={(role) => onChoose({ role })}
        />
        <Select
          label="Status"
          value={filter.onlyActive ? 'active' : ''}
          options={[['active', 'Active now']]}
          onChoose={(show) => onChoose({ show })}
        />
        <Select
          label="Verified"
          value={verified}
          options={[
            ['yes', 'Verified'],
            ['no', 'Not verified'],
          ]}
          onChoose={(value) => onChoose({ verified: value })}
        />
      </div>
      <details>
        <summary className={fields.summary}>Columns</summary>
        <div className={fields.toggles} role="group" aria-label="Columns">
          {USER_COLUMNS.map(({ id }) => (
            <label key={id} className={fields.toggle}>
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={(event) => {
                  const rest = hidden.filter((one) => one !== id)
                  onChoose({ hide: (event.currentTarget.checked ? rest : [...rest, id]).join() })
                }}
              />
              {columnLabel(id)}
            </label>
          ))}
        </div>
      </details>
    </div>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string) => void
}

function Select({ label, value, options, onChoose }: SelectProps) {
  return (
    <label className={fields.field}>
      {label}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">All</option>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
