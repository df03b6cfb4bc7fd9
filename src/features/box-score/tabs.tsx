import { useDeferredValue, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab {
  readonly name: string
  readonly content: ReactNode
}

/**
 * One part at a time, chosen with a click or the arrow keys. The tab changes at once, as a long table takes a moment to
 * render.
 */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const [name, setName] = useState(tabs[0]?.name)
  const id = useId()
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.name === name),
  )
  const shown = tabs[useDeferredValue(current)] ?? tabs[current]

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step === undefined ? undefined : tabs.at((current + step) % tabs.length)
    if (!next) return
    setName(next.name)
    document.getElementById(`${id}${next.name}`)?.focus()
  }

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            id={`${id}${tab.name}`}
            type="button"
            role="tab"
            aria-selected={index === current}
            aria-controls={`${id}panel`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setName(tab.name)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown?.name}`}>
        {shown?.content}
      </div>
    </>
  )
}
