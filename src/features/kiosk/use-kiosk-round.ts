import { useCallback } from 'react'
import { hasRows, nextKioskLeague, type Kiosk } from '../../domain/screen/kiosk'
import type { Slug } from '../../domain/league'
import { easternTodayAtom } from '../../state/eastern-today'
import { usePorts } from '../../state/ports'
import { useAtomValue } from '../../state/store'
import { useStored } from '../../state/use-stored'

export interface KioskRound {
  /** The league that follows when the current one has been shown; undefined if the kiosk shows only one. */
  readonly next: Slug | undefined
  /** The current league has nothing to show, or is not in the list: go on at once. */
  readonly skips: boolean
}

/** Which league a rotating kiosk shows next, followed while games come and go. */
export function useKioskRound(kiosk: Kiosk | undefined, current: Slug | undefined): KioskRound {
  const { storage } = usePorts()
  const day = useAtomValue(easternTodayAtom)
  // Without a kiosk it does not matter what is read.
  const leagues = kiosk?.leagues.join() ?? ''
  const query = useCallback(async () => {
    const slugs = leagues.split(',') as Slug[]
    // Starts all reads at once, because the live query does not follow changes of what is read after a wait.
    const [heads, ...read] = await Promise.all([
      storage.readAll('heads'),
      ...slugs.map(async (slug) => ({ slug, stored: await storage.read('boards', slug) })),
    ])
    const isHidden = (slug: Slug) => heads.some(({ id, visible }) => id === slug && !visible)
    return read.map(({ slug, stored }) => ({
      slug,
      isHidden: isHidden(slug),
      known: stored !== undefined || isHidden(slug),
      shows: !isHidden(slug) && hasSomethingToShow(stored, day),
    }))
  }, [storage, leagues, day])
  const found = useStored(query)
  if (!kiosk || !found) return { next: undefined, skips: false }
  const here = found.find(({ slug }) => slug === current)
  const among = (entries: typeof found) => (slug: Slug) => entries.some((entry) => entry.slug === slug)
  const withGames = nextKioskLeague(kiosk, current, among(found.filter(({ shows }) => shows)))
  // A wall that was opened at another league shows one of its list also while none of them has games.
  const first = here ? undefined : kiosk.leagues.find(among(found.filter(({ isHidden }) => !isHidden)))
  return { next: withGames ?? first, skips: !here || (here.known && !here.shows) }
}

function hasSomethingToShow(
  stored: { readonly board: Parameters<typeof hasRows>[0] } | undefined,
  day: string,
): boolean {
  return stored !== undefined && hasRows(stored.board, day)
}
