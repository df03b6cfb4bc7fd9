import { useDeferredValue, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab {
  readonly name: string
  readonly content: ReactNode
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
}

/**
 * One part at a time, chosen with a click or the arrow keys. The tab changes at once, as a long table takes a moment to
 * render. Nothing when there are no parts: a list of tabs needs at least one.
 */
export function Tabs({ label, tabs }: Props) {
  const [first] = tabs
  return first ? <SomeTabs label={label} tabs={tabs} first={first} /> : null
}

function SomeTabs({ label, tabs, first }: Props & { readonly first: Tab }) {
  const [name, setName] = useState(first.name)
  const id = useId()
  const tabNamed = (one: string) => tabs.find((tab) => tab.name === one) ?? first
  const current = tabNamed(name)
  const shown = tabNamed(useDeferredValue(name))

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = tabs.at((tabs.indexOf(current) + step) % tabs.length)!
    setName(next.name)
    document.getElementById(`${id}${next.name}`)?.focus()
  }

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`${id}${tab.name}`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={`${id}panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => setName(tab.name)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown.name}`}>
        {shown.content}
      </div>
    </>
  )
}
