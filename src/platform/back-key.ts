import type { Cancel } from './timers'

/** Something that lies over the page and has no address of its own. */
export interface Layer {
  /** The browser's back was pressed. `stays`: it has gone a step back within the layer, which is still there. */
  readonly back: () => 'stays' | 'closed'
}

const MARK = 'overPage'

/** The one that was opened last is the one that one sees. */
const layers: Layer[] = []

/**
 * As long as something lies over the page, the browser's back goes to it and does not leave the page beneath. One entry of the
 * history stands for all layers, at the address of the page; it goes away with the last of them.
 */
export function openLayer(layer: Layer): Cancel {
  if (layers.push(layer) === 1) window.addEventListener('popstate', wentBack)
  mark()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length > 0) return
    window.removeEventListener('popstate', wentBack)
    // Later: another layer may open in the same moment, or a page, which needs no entry taken away.
    setTimeout(unmark)
  }
}

function wentBack(): void {
  if (isMarked()) return
  const isThere = layers.at(-1)?.back() === 'stays'
  if (isThere || layers.length > 1) mark()
}

function mark(): void {
  const state: unknown = history.state
  if (!isMarked()) history.pushState({ ...(typeof state === 'object' && state), [MARK]: true }, '')
}

function unmark(): void {
  if (layers.length === 0 && isMarked()) history.back()
}

function isMarked(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}
