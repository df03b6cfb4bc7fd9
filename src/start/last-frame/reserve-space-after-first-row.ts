/**
 * A browser lays out one row of games in half the time of a screenful. So everything after the first row only keeps its
 * place (`base.css`) until that row is seen, and is drawn in the next frame.
 */
export function reserveSpaceAfterFirstRow(root: HTMLElement, copy: HTMLElement): void {
  const [board, boardCopy] = [root.querySelector('[data-board]'), copy.querySelector('[data-board]')]
  const first = board?.querySelector('article')
  if (!board || !boardCopy || !first) return
  const firstEnds = first.getBoundingClientRect().bottom
  reserveSpace(board, boardCopy)

  function reserveSpace(element: Element, elementCopy: Element): void {
    for (const [index, child] of [...element.children].entries()) {
      const childCopy = elementCopy.children[index] as HTMLElement
      const { top, width, height } = child.getBoundingClientRect()
      if (top >= firstEnds && comesAfter(child, first!)) reserveSpaceOf(childCopy, width, height)
      else if (!child.matches('article')) reserveSpace(child, childCopy)
    }
  }
}

/** When the page is scrolled down, the title with the age of the scores sticks far below the first row. */
function comesAfter(element: Element, first: Element): boolean {
  return (first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function reserveSpaceOf(copy: HTMLElement, width: number, height: number): void {
  copy.dataset['rest'] = ''
  copy.style.setProperty('contain-intrinsic-size', `${width}px ${height}px`)
}
