import { useEffect, useRef } from 'react'
import type { Slug } from '../../domain/league'
import { listedLeaguesAtom } from '../../state/listed-leagues'
import { lossAtom } from '../../state/reach'
import { useAtomValue } from '../../state/store'
import { useLeagues } from '../../state/use-leagues'
import { AllLink, LeagueLink } from './league-link'
import styles from './league-bar.module.css'
import { useHeldOrder } from './use-held-order'
import { useLeagueSwitch } from './use-league-switch'

interface Props {
  /** Undefined on a page that belongs to no league. */
  readonly current: Slug | undefined
  /** The page of all leagues is open. */
  readonly isHome: boolean
  /** Opens the page of a league. */
  readonly onSwitch: (slug: Slug) => void
  readonly onHome: () => void
}

/** The leagues, as links: each is a page of its own. */
export function LeagueBar({ current, isHome, onSwitch, onHome }: Props) {
  const { tabs, order, holdHandlers } = useHeldOrder(useLeagues())
  const { pressed, press } = useLeagueSwitch(onSwitch)
  const loss = useAtomValue(lossAtom)
  const listed = useAtomValue(listedLeaguesAtom).split(',')
  const shown = pressed ?? current
  const bar = useShown(shown, order)
  return (
    <nav aria-label="Leagues" className={styles.leagues} {...holdHandlers}>
      {/* The key makes another order another list: new elements appear in place, where moved ones would jump. */}
      <ul key={order} className={styles.bar} data-current={loss === undefined} ref={bar}>
        <li className={styles.item}>
          <AllLink isCurrent={isHome} onPress={onHome} />
        </li>
        {tabs.map((tab) => {
          const { slug } = tab.league
          const isCurrent = slug === current
          return (
            <li key={slug} className={styles.item}>
              <LeagueLink
                tab={tab}
                isCurrent={isCurrent}
                isShown={isCurrent || listed.includes(slug)}
                isPressed={slug === pressed}
                onPress={() => press(slug)}
              />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/**
 * On narrow screens the bar scrolls sideways: it shows the open league in its middle, or its beginning if no league is
 * open. A screen that was turned or unfolded has lost that place, so it is found anew.
 */
function useShown(slug: Slug | undefined, order: string) {
  const bar = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = bar.current!
    const show = () => {
      const chip = slug && order.includes(slug) ? `[data-league="${slug}"]` : '[data-all]'
      const tab = list.querySelector<HTMLElement>(chip)
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
    }
    show()
    let width = innerWidth
    // A browser's bars change the height alone; then what a finger has scrolled to stays.
    const onResize = () => {
      if (innerWidth !== width) show()
      width = innerWidth
    }
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [slug, order])
  return bar
}
