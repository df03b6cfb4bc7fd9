import { Icon } from '../../../ui/icon'
import styles from './search-field.module.css'

interface Props {
  readonly query: string
  readonly onChange: (query: string) => void
}

export function SearchField({ query, onChange }: Props) {
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        className={styles.field}
        type="search"
        aria-label="Search teams"
        placeholder="Search teams"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      {query === '' ? null : (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={() => onChange('')}>
          <Icon name="close" />
        </button>
      )}
    </search>
  )
}
