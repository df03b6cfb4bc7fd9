import { useEffect, type RefObject } from 'react'
import { gameInViewAtom } from '../../state/game-in-view'
import { useSetAtom } from '../../state/store'
import { useMedia } from '../../ui/use-media'

/** A strip across the middle: so few cards touch it that moving costs next to nothing. */
const STRIP = '-42% 0px -42% 0px'
/** The width at which the header has room for it. */
const WIDE = '(min-width: 48rem)'

/**
 * Reports which of the cards below `list` is nearest to the middle of the screen. `ids` changes when there are other
 * cards.
 */
export function useGameInView(list: RefObject<HTMLElement | null>, ids: string): void {
  const setGame = useSetAtom(gameInViewAtom)
  const isWide = useMedia(WIDE)
  useEffect(() => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-game]') ?? []
    if (ids === '' || cards.length === 0 || !isWide) return undefined
    const touching = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) touching.add(target)
          else touching.delete(target)
        const nearest = nearestToMiddle([...touching])
        if (nearest) setGame(nearest.dataset['game'])
      },
      { rootMargin: STRIP },
    )
    for (const card of cards) observer.observe(card)
    return () => {
      observer.disconnect()
      setGame(undefined)
    }
  }, [list, ids, isWide, setGame])
}

function nearestToMiddle(cards: readonly Element[]): HTMLElement | undefined {
  const distances = cards.map((card) => ({ card, far: distanceToMiddle(card.getBoundingClientRect()) }))
  distances.sort((one, other) => one.far - other.far)
  return distances[0]?.card as HTMLElement | undefined
}

function distanceToMiddle({ left, top, width, height }: DOMRect): number {
  return Math.hypot(left + width / 2 - innerWidth / 2, top + height / 2 - innerHeight / 2)
}
