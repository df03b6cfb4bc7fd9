import { useId, useRef, useState, type FormEvent } from 'react'
import type { LogEntry } from '../../../domain/operations/logs/log-entry'
import { searchSuggestions, withRecentSearch } from '../../../domain/operations/logs/search-suggestions'
import { parseJson } from '../../../domain/parse-json'
import { localValues } from '../../../platform/local-values'
import { STORAGE_KEYS } from '../../../platform/storage-keys'
import { Icon } from '../../../ui/icon'
import styles from './search-box.module.css'

interface Props {
  readonly query: string
  readonly entries: readonly LogEntry[]
  readonly onSearch: (query: string) => void
}

/**
 * Searches for words in level, category, message or correlation id. It suggests words from the shown lines and recent
 * searches.
 */
export function SearchBox({ query, entries, onSearch }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(query)
  const [shown, setShown] = useState(query)
  // The field itself stays, as a new one would lose the focus of whoever types.
  if (shown !== query) {
    setShown(query)
    setTyped(query)
  }
  const [recent, setRecent] = useState(readRecent)
  const offered = typed.trim() === '' ? recent : searchSuggestions(typed, entries, recent)

  function search(event: FormEvent) {
    event.preventDefault()
    const next = withRecentSearch(recent, typed)
    localValues.write(STORAGE_KEYS.adminLogSearches, JSON.stringify(next))
    setRecent(next)
    onSearch(typed.trim())
  }
  function clear() {
    onSearch('')
    box.current?.focus()
  }

  return (
    <form className={styles.form} role="search" onSubmit={search}>
      <label htmlFor={id} className="visually-hidden">
        Search logs
      </label>
      <div className={styles.box}>
        <input
          ref={box}
          id={id}
          type="search"
          className={styles.input}
          placeholder="Search logs"
          list={`${id}-offered`}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {query === '' ? null : (
          <button type="button" className={styles.clear} onClick={clear}>
            <Icon name="close" />
            <span className="visually-hidden">Clear</span>
          </button>
        )}
      </div>
      <datalist id={`${id}-offered`}>
        {offered.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
      <button type="submit" className={styles.submit}>
        Search
      </button>
    </form>
  )
}

function readRecent(): readonly string[] {
  const stored = parseJson(localValues.read(STORAGE_KEYS.adminLogSearches))
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, 3) : []
}
