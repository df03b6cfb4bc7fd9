/** Where each card of a list is on the screen. */
type Spots = ReadonlyMap<string, DOMRect>

/** Lets cards travel from where they were before their order changed to where they are once it is drawn. */
export function createTravel() {
  let before: Spots | undefined
  let last: unknown
  return {
    leave(list: Element | null) {
      before = list && !scrollsByItself() ? spotsOf(list) : undefined
    },
    /** Of what is drawn only another value counts: the page draws itself more often than its order changes. */
    arrive(list: Element | null, drawn: unknown) {
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
  // Who wants less motion has the shortest of all durations.
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

/** Then the list itself moves along, so that what is read stays where it is. */
function scrollsByItself(): boolean {
  return document.documentElement.dataset['autoScroll'] !== undefined
}
