import type { Anchor, View } from './anchor-shift'

/** The list that scrolls by itself, and the element that moves along with it. */
export interface Stage {
  /** The element that moves through the window. */
  readonly list: HTMLElement
  /** The element that stretches from 0 to 1 while the list moves. */
  readonly progress: HTMLElement
}

/** A head that says how old the scores are stays in sight: it is carried against the movement of the list. */
const STICKY_HEAD = '[data-auto-scroll-stays]'
const ANCHORS = '[data-game], [data-player], [data-match]'

/** Room for the controls below the last row, which grow with the letters. */
const FOOT_REM = 4.5

export interface Range {
  /** The header is out of sight here: the list begins at the upper edge. */
  readonly from: number
  readonly to: number
}

/** The scroll positions between which the list has to move; undefined when everything is in view anyway. */
export function rangeOf(stage: Stage): Range | undefined {
  const { list } = stage
  const end = list.offsetTop + list.offsetHeight
  if (list.childElementCount === 0 || end <= innerHeight) return undefined
  const to = end + FOOT_REM * remPx() - innerHeight
  return { from: Math.min(topOf(stage), to), to }
}

/** Where the list begins: on phones its head stands in the row of the page's header, above the list itself. */
export function topOf(stage: Stage): number {
  const head = headOf(stage)
  const lift = head ? Number.parseFloat(getComputedStyle(head).marginTop) : 0
  return stage.list.offsetTop + Math.min(0, lift || 0)
}

function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** The part of the list that is on the screen at this scroll position. */
export function viewAt({ list }: Stage, position: number): View {
  const top = position - list.offsetTop
  return { top, bottom: top + innerHeight }
}

export function headOf({ list }: Stage): HTMLElement | undefined {
  return list.querySelector<HTMLElement>(STICKY_HEAD) ?? undefined
}

/** Positions within the list, wherever it has moved. */
export function anchorsOf({ list }: Stage): readonly Anchor[] {
  const top = list.getBoundingClientRect().top
  return [...list.querySelectorAll<HTMLElement>(ANCHORS)].map((element) => {
    const box = element.getBoundingClientRect()
    return { id: idOf(element), top: box.top - top, bottom: box.bottom - top }
  })
}

/** Each anchor has one of these. */
function idOf({ dataset }: HTMLElement): string {
  return (dataset['game'] ?? dataset['player'] ?? dataset['match'])!
}
