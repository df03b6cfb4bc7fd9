/**
 * A browser lays out one row of games in half the time of a screenful. So all that stands below the first row only keeps
 * its place (`base.css`) until that is painted, and comes with the next picture.
 */
export function keepRestForLater(root: HTMLElement, copy: HTMLElement): void {
  const [board, boardCopy] = [root.querySelector('[data-board]'), copy.querySelector('[data-board]')]
  const first = board?.querySelector('article')
  if (board && boardCopy && first) keepForLater(first.getBoundingClientRect().bottom, board, boardCopy)
}

function keepForLater(firstEnds: number, element: Element, copy: Element): void {
  for (const [index, child] of [...element.children].entries()) {
    const childCopy = copy.children[index] as HTMLElement
    const { top, width, height } = child.getBoundingClientRect()
    if (top >= firstEnds) keepPlaceOnly(childCopy, width, height)
    else if (!child.matches('article')) keepForLater(firstEnds, child, childCopy)
  }
}

function keepPlaceOnly(copy: HTMLElement, width: number, height: number): void {
  copy.dataset['rest'] = ''
  copy.style.setProperty('contain-intrinsic-size', `${width}px ${height}px`)
}
