import type { Cancel } from './timers'

/** Something that lies over the page and has no address of its own. */
export interface Layer {
  /** The browser's back was pressed. `stays`: it has gone a step back within the layer, which is still there. */
  readonly back: () => 'stays' | 'closed'
}

/** On the entry of the layers, and on the one below it, which shows the same page without them. */
const MARK = 'overPage'
const BELOW = 'belowLayers'

/** The one that was opened last is the one that one sees. */
const layers: Layer[] = []
let wasMarked = false

/**
 * As long as something lies over the page, the browser's back goes to it and does not leave the page beneath. One entry of
 * the history stands for all layers, at the address of the page. It stays when they are gone, until back is pressed the
 * next time, and then goes with the one below: taken away at once, it could break off what somebody opens meanwhile.
 */
export function openLayer(layer: Layer): Cancel {
  layers.push(layer)
  window.addEventListener('popstate', wentBack)
  mark()
  return () => void layers.splice(layers.indexOf(layer), 1)
}

function wentBack(): void {
  const leftMark = wasMarked
  wasMarked = has(MARK)
  if (wasMarked) return
  if (layers.length > 0) {
    const isThere = layers.at(-1)?.back() === 'stays'
    if (isThere || layers.length > 1) mark()
  } else if (leftMark && has(BELOW)) history.back()
}

function mark(): void {
  wasMarked = true
  if (has(MARK)) return
  const state = stateNow()
  history.replaceState({ ...state, [BELOW]: true }, '')
  history.pushState({ ...state, [MARK]: true }, '')
}

function has(name: string): boolean {
  return name in stateNow()
}

function stateNow(): object {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}
