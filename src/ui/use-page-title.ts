import { useEffect } from 'react'

/** Names the page for the browser's tab, the history and screen readers; without a name the one before stays. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Turbo Scores`
  }, [name])
}
