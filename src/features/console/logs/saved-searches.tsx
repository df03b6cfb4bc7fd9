import { useEffect, useState } from 'react'
import {
  MOST_SAVED,
  withSavedSearch,
  withoutSavedSearch,
  type SavedSearch,
} from '../../../domain/operations/logs/saved-searches'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { NameSearch } from './name-search'
import styles from './saved-searches.module.css'

interface Props {
  /** The one on the screen, as it would be saved. */
  readonly search: string
  readonly onOpen: (search: string) => void
}

/** Searches that this operator comes back to, on each device. The server keeps them. */
export function SavedSearches({ search, onOpen }: Props) {
  const { saved, trouble, keep } = useSavedSearches()
  const [isNaming, setNaming] = useState(false)
  if (!saved) return trouble ? <p role="status">Saved searches could not be read.</p> : null
  const isSaved = saved.some((one) => one.search === search)
  return (
    <div className={styles.all} role="group" aria-label="Saved searches">
      {saved.length === 0 ? null : (
        <ul className={styles.list}>
          {saved.map((one) => (
            <li key={one.name} className={styles.saved} data-shown={one.search === search}>
              <button
                type="button"
                className={styles.open}
                aria-pressed={one.search === search}
                onClick={() => onOpen(one.search)}
              >
                {one.name}
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${one.name}`}
                onClick={() => void keep(withoutSavedSearch(saved, one.name))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNaming ? (
        <NameSearch
          onCancel={() => setNaming(false)}
          onName={(name) => {
            setNaming(false)
            void keep(withSavedSearch(saved, { name, search }))
          }}
        />
      ) : isSaved || saved.length >= MOST_SAVED ? null : (
        <Button onPress={() => setNaming(true)}>Save this search</Button>
      )}
      {trouble ? <p role="alert">It could not be saved. Please try again.</p> : null}
    </div>
  )
}

function useSavedSearches() {
  const [saved, setSaved] = useState<readonly SavedSearch[]>()
  const [trouble, setTrouble] = useState(false)
  useEffect(() => {
    let isGone = false
    void consoleApi.searches().then((answer) => {
      if (isGone) return
      if (answer.kind === 'read') setSaved(answer.value.searches)
      else setTrouble(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  /** Shown at once; what the server does not take is taken back. */
  const keep = async (next: readonly SavedSearch[]) => {
    const before = saved
    setSaved(next)
    const answer = await consoleApi.keepSearches(next)
    setTrouble(answer.kind !== 'read')
    if (answer.kind !== 'read') setSaved(before)
  }
  return { saved, trouble, keep }
}
