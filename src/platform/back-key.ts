import type { Cancel } from './timers'

/** Something that lies over the page and has no address of its own. */
export interface Layer {
  /** The browser's back was pressed. `stays`: the layer has gone a step back within itself and is still there. */
  readonly back: () => 'stays' | 'closed'
}

/** Mark the history entry of the layers, and the one below it, which shows the same page without layers. */
const MARK = 'overPage'
const BELOW = 'belowLayers'

/** The layer that was opened last is the one in sight. */
const layers: Layer[] = []
let wasMarked = false

/**
 * As long as a layer lies over the page, the browser's back goes to the layer and does not leave the page. One history
 * entry stands for all layers, at the address of the page. It stays when they are gone, until back is pressed the next
 * time, which then also leaves the entry below. Removing it at once could break off a visit that somebody begins then.
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
