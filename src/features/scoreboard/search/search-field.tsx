import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isDialogOpen } from '../../../platform/is-dialog-open'
import { Icon } from '../../../ui/icon'
import styles from './search-field.module.css'

interface Props {
  readonly query: string
  readonly onChange: (query: string) => void
}

/**
 * A search field; on phones an icon in the row of the title that turns into the field. The key `/` moves the focus to
 * it from anywhere.
 */
export function SearchField({ query, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  const isOpen = isAsked || query !== ''

  /** Done synchronously: a phone shows its keyboard only for a focus that is set while it handles the tap. */
  const open = () => {
    flushSync(() => setAsked(true))
    field.current?.focus()
  }
  /** On a phone the icon takes the focus. On a desk there is none, and nothing has it. */
  const close = () => {
    flushSync(() => {
      onChange('')
      setAsked(false)
    })
    field.current?.blur()
    opener.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  /** The button goes with the text, so on a desk the field takes the focus. On a phone it is hidden by then. */
  const clear = () => {
    close()
    field.current?.focus()
  }
  useSlash(open)
  return (
    <search className={styles.search} data-open={isOpen}>
      <button ref={opener} type="button" className={styles.opener} aria-label="Search" onClick={open}>
        <Icon name="search" />
      </button>
      <div className={styles.frame}>
        <Icon name="search" />
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label="Search teams"
          aria-keyshortcuts="/"
          placeholder="Search teams"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          value={query}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setAsked(false)}
        />
        {isOpen ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={query === '' ? 'Close search' : 'Clear search'}
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        ) : null}
      </div>
    </search>
  )
}

/** `/` is the usual key for searching a site. It is ignored while somebody types or a dialog is open. */
function useSlash(onSlash: () => void): void {
  const press = useEffectEvent(onSlash)
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isWriting(event.target) || isDialogOpen()) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
