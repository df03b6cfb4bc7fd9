import { scrollsByItself } from '../../../platform/scrolls-by-itself'

/** Where each card of a list is on the screen. */
type Spots = ReadonlyMap<string, DOMRect>

/** Animates cards from where they were before their order changed to where they are after it is rendered. */
export function createCardMoves() {
  let before: Spots | undefined
  let last: unknown
  return {
    rememberPlaces(list: Element | null) {
      // While the list scrolls by itself, it moves along so that the rows being read stay in place.
      before = list && !scrollsByItself() ? spotsOf(list) : undefined
    },
    /** Acts only if `drawn` has changed, because the page renders more often than its order changes. */
    animateFromThere(list: Element | null, drawn: unknown) {
      if (drawn === last) return
      last = drawn
      if (list && before) playMoves(list, before)
      before = undefined
    },
  }
}

function spotsOf(list: Element): Spots {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-game]')]
  return new Map(cards.map((card) => [card.dataset['game']!, card.getBoundingClientRect()]))
}

function playMoves(list: Element, before: Spots): void {
  const duration = Number.parseFloat(getComputedStyle(list).getPropertyValue('--duration-move'))
  // Users who want less motion have the shortest of all durations.
  if (!(duration > 1)) return
  for (const card of list.querySelectorAll<HTMLElement>('[data-game]')) {
    const was = before.get(card.dataset['game']!)
    const is = card.getBoundingClientRect()
    if (!was || (was.x === is.x && was.y === is.y) || !(isSeen(was) || isSeen(is))) continue
    const from = `${was.x - is.x}px ${was.y - is.y}px`
    card.animate([{ translate: from }, { translate: '0 0' }], {
      duration,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    })
  }
}

function isSeen({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight
}
