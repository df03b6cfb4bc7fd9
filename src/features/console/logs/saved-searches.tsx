import { useEffect, useRef, useState } from 'react'
import {
  changedSearches,
  hasSearchChange,
  LONGEST_SEARCH,
  MOST_SAVED,
  type SavedSearch,
  type SearchChange,
} from '../../../domain/operations/logs/saved-searches'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { SearchNameForm } from './search-name-form'
import styles from './saved-searches.module.css'

interface Props {
  /** The current search, in the form in which it would be saved. */
  readonly search: string
  readonly onOpen: (search: string) => void
}

/** Searches that this operator comes back to, on each device. The server keeps them. */
export function SavedSearches({ search, onOpen }: Props) {
  const { saved, trouble, change } = useSavedSearches()
  const [isNaming, setNaming] = useState(false)
  if (!saved) return trouble ? <p role="status">Saved searches could not be read.</p> : null
  const isSaved = saved.some((one) => one.search === search)
  return (
    <div className={styles.all} role="group" aria-label="Saved searches">
      {saved.length === 0 ? null : (
        <ul className={styles.list}>
          {saved.map((one) => (
            <li key={one.name} className={styles.saved}>
              <button
                type="button"
                className={styles.open}
                title={one.name}
                data-choice=""
                aria-pressed={one.search === search}
                onClick={() => onOpen(one.search)}
              >
                {one.name}
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${one.name}`}
                onClick={() => change({ remove: one.name })}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNaming ? (
        <SearchNameForm
          onCancel={() => setNaming(false)}
          onName={(name) => {
            setNaming(false)
            change({ save: { name, search } })
          }}
        />
      ) : isSaved ? null : search.length > LONGEST_SEARCH ? (
        <p>This search is too long to be saved.</p>
      ) : saved.length >= MOST_SAVED ? (
        <p>{`${MOST_SAVED} searches are saved. Remove one to save another.`}</p>
      ) : (
        <Button onPress={() => setNaming(true)}>Save this search</Button>
      )}
      {trouble ? <p role="alert">It could not be saved. Please try again.</p> : null}
    </div>
  )
}

function useSavedSearches() {
  const [saved, setSaved] = useState<readonly SavedSearch[]>()
  const [trouble, setTrouble] = useState(false)
  /** The server's last answer. */
  const told = useRef<readonly SavedSearch[]>(undefined)
  const underWay = useRef<Promise<void>>(undefined)
  useEffect(() => {
    void consoleApi.searches().then((answer) => {
      if (answer.kind !== 'read') return setTrouble(true)
      told.current = answer.value.searches
      return setSaved(answer.value.searches)
    })
  }, [])
  /**
   * Shows a change at once, and undoes it if the server refuses it. The server's answer includes what other consoles
   * have saved. After several changes the last answer includes them all, because each is sent only when the previous
   * one has been answered.
   */
  const change = (wanted: SearchChange) => {
    setSaved(saved && (changedSearches(saved, wanted) ?? saved))
    setTrouble(false)
    const send = async () => {
      const answer = await consoleApi.changeSearches(wanted)
      // A change whose answer was lost may have been made.
      const now = answer.kind === 'unreachable' ? await consoleApi.searches() : answer
      if (now.kind === 'read') told.current = now.value.searches
      if (now.kind !== 'read' || !hasSearchChange(now.value.searches, wanted)) setTrouble(true)
      if (underWay.current !== mine) return
      underWay.current = undefined
      setSaved(told.current)
    }
    const mine: Promise<void> = underWay.current?.then(send) ?? send()
    underWay.current = mine
  }
  return { saved, trouble, change }
}
