/** Where each card of a list is on the screen. */
export type Spots = ReadonlyMap<string, DOMRect>

export function spotsOf(list: Element): Spots {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-game]')]
  return new Map(cards.map((card) => [card.dataset['game']!, card.getBoundingClientRect()]))
}

/** Lets the cards travel from where they were to where they are, so that the eye can follow. */
export function playMoves(list: Element, before: Spots): void {
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
