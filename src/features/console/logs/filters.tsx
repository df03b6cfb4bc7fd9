import { useState } from 'react'
import { FILTER_OPERATORS } from '../../../domain/operations/logs/filter-operator'
import { FILTER_FIELDS } from '../../../domain/operations/logs/log-filter'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import styles from './fields.module.css'
import { TimeValue } from './time-value'
import { writeFilters, type TypedFilter, type UnnumberedFilter } from './question-in-address'

interface Props {
  readonly filters: readonly TypedFilter[]
  readonly onChange: (changes: Readonly<Record<string, string>>) => void
}

const MOST = 10

/**
 * The advanced filter builder: a log line must match every filter; a filter without a field matches
 * everything.
 */
export function Filters({ filters, onChange }: Props) {
  // When a row is removed, the rows below move up. New keys make React create their fields anew, so that none
  // keeps the text of another row.
  const [removed, setRemoved] = useState(0)
  const set = (next: readonly UnnumberedFilter[]) => onChange(writeFilters(next))
  const change = (index: number, changes: Partial<TypedFilter>) =>
    set(filters.map((filter, at) => (at === index ? { ...filter, ...changes } : filter)))
  return (
    <details open={filters.length > 0}>
      <summary className={styles.summary}>
        {filters.length === 0 ? 'Advanced filters' : `Advanced filters (${filters.length})`}
      </summary>
      <div className={styles.rows}>
        {filters.map((filter, index) => (
          <FilterRow
            key={`${removed} ${filter.id}`}
            filter={filter}
            onChange={(changes) => change(index, changes)}
            onRemove={() => {
              set(filters.filter((_, at) => at !== index))
              setRemoved(removed + 1)
            }}
          />
        ))}
        {filters.length < MOST ? (
          <div>
            <Button onPress={() => set([...filters, { field: 'message', operator: 'contains', value: '' }])}>
              Add filter
            </Button>
          </div>
        ) : null}
      </div>
    </details>
  )
}

interface RowProps {
  readonly filter: TypedFilter
  readonly onChange: (changes: Partial<TypedFilter>) => void
  readonly onRemove: () => void
}

function FilterRow({ filter, onChange, onRemove }: RowProps) {
  const { field, operator, value } = filter
  return (
    <div className={styles.fields}>
      <label className={styles.field}>
        Field
        <select value={field} onChange={(event) => onChange({ field: event.currentTarget.value, value: '' })}>
          {FILTER_FIELDS.map((known) => (
            <option key={known.field} value={known.field}>
              {known.label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Operator
        <select
          value={operator}
          onChange={(event) => {
            const chosen = FILTER_OPERATORS.find((known) => known.operator === event.currentTarget.value)
            // A pair of times is not a single time, and words are not a time, so another operator empties the
            // value.
            if (chosen) onChange({ operator: chosen.operator, ...(field === 'timestamp' && { value: '' }) })
          }}
        >
          {FILTER_OPERATORS.map((known) => (
            <option key={known.operator} value={known.operator}>
              {known.label}
            </option>
          ))}
        </select>
      </label>
      {isTime(field, operator) ? (
        <TimeValue
          key={operator}
          value={value}
          isPair={operator === 'between'}
          onChange={(next) => onChange({ value: next })}
        />
      ) : (
        <WordValue filter={filter} onChange={(next) => onChange({ value: next })} />
      )}
      <Button onPress={onRemove}>
        <Icon name="close" />
        Remove
      </Button>
    </div>
  )
}

/** Earlier and later times are picked; for the other operators the value is typed. */
function isTime(field: string, operator: TypedFilter['operator']): boolean {
  return field === 'timestamp' && !['contains', 'in', 'not_in'].includes(operator)
}

interface ValueProps {
  readonly filter: TypedFilter
  readonly onChange: (value: string) => void
}

function WordValue({ filter: { field, operator, value }, onChange }: ValueProps) {
  const offered = FILTER_FIELDS.find((known) => known.field === field)?.values ?? []
  return (
    <label className={styles.field}>
      {operator === 'between' ? 'From, to' : field === 'timestamp' ? 'Value (UTC)' : 'Value'}
      <input
        key={`${field} ${operator}`}
        defaultValue={value}
        data-shows-again={value}
        list={offered.length > 0 ? `values-${field}` : undefined}
        maxLength={200}
        onBlur={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && onChange(event.currentTarget.value)}
      />
      <datalist id={`values-${field}`}>
        {offered.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </label>
  )
}
