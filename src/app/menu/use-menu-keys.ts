import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'

/** The usual keys of a menu: arrows, Home and End move, Escape and Tab leave. A press outside closes it. */
export function useMenuKeys(onClose: (returnFocus: boolean) => void) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const opener = panel.current?.parentElement
    itemsOf(panel.current)[0]?.focus()
    const onPress = ({ target }: Event) => {
      // A press on the button itself closes the menu through the button's own handler.
      if (!(target instanceof Node && opener?.contains(target))) close(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose(true)
    const items = itemsOf(panel.current)
    const next = items[nextIndex(event.key, items.indexOf(event.target as HTMLElement), items.length)]
    if (event.key === 'Escape') onClose(true)
    next?.focus()
    if (!next && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
  }
  return { panel, onKeyDown }
}

/** The next entry, from the last to the first and back; -1 for keys that do not move. */
function nextIndex(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}

function itemsOf(panel: HTMLElement | null): readonly HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}
