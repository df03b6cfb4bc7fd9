import { isObject } from '../domain/json'
import type { Cancel } from './timers'

/** Something that lies over the page and has no address of its own. */
export interface Layer {
  /** The browser's back was pressed. `stays`: the layer has gone a step back within itself and is still there. */
  readonly back: () => 'stays' | 'closed'
}

/** Mark the history entry of the layers, and the one below it, which lies there for Back to go to. */
const MARK = 'overPage'
const BELOW = 'belowLayers'

/** The layer that was opened last is the one in sight. */
const layers: Layer[] = []

/** What is to be done once there is none. */
const waiting = new Set<() => void>()

/** The history entry of the layers while the page is at it. Its `key` also stands in the entry below it. */
let marked: { readonly key: unknown; readonly address: string } | undefined

/**
 * As long as a layer lies over the page, the browser's back goes to the layer and does not leave the page. One history
 * entry stands for all layers, at the address of the page. It stays when they are gone, until back is pressed the next
 * time, which then also leaves the entry below. Removing it at once could break off a visit that somebody begins then.
 */
export function openLayer(layer: Layer): Cancel {
  layers.push(layer)
  listen()
  mark()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    // Not before a layer is there that takes the place of this one.
    queueMicrotask(runWaiting)
  }
}

/** Runs it as soon as no layer lies over the page: a step back in the history, for example, would close the layer. */
export function whenNoLayer(run: () => void): Cancel {
  waiting.add(run)
  runWaiting()
  return () => void waiting.delete(run)
}

function listen(): void {
  // In the capture phase, so that the router never sees the address which `wentBack` is about to replace.
  window.addEventListener('popstate', wentBack, true)
  // wouter fires these when the page changes its address by itself.
  window.addEventListener('pushState', lookAtEntry)
  window.addEventListener('replaceState', lookAtEntry)
}

function runWaiting(): void {
  if (layers.length > 0) return
  for (const run of waiting) {
    waiting.delete(run)
    run()
  }
}

function wentBack(): void {
  const left = marked
  lookAtEntry()
  if (marked) return
  const isBelow = left !== undefined && stateNow()[BELOW] === left.key
  // The page may have replaced its address since, and Back must not lead to what it replaced.
  if (isBelow) history.replaceState(stateNow(), '', left.address)
  if (layers.length > 0) {
    const isThere = layers.at(-1)?.back() === 'stays'
    if (isThere || layers.length > 1) mark()
  } else if (isBelow) history.back()
}

function mark(): void {
  if (stateNow()[MARK] === undefined) {
    const { [BELOW]: _older, ...state } = stateNow()
    // No count: entries outlive the page that made them, and a reloaded one would begin to count anew.
    const key = Math.random()
    history.replaceState({ ...state, [BELOW]: key }, '')
    history.pushState({ ...state, [MARK]: key }, '')
  }
  lookAtEntry()
}

function lookAtEntry(): void {
  const state = stateNow()
  marked = state[MARK] === undefined ? undefined : { key: state[MARK], address: location.href }
}

function stateNow(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return isObject(state) ? state : {}
}

// A page that was reloaded has forgotten its layers, but not the entries that they left.
lookAtEntry()
if (marked) listen()
