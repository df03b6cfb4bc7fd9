import { useEffect, useLayoutEffect } from 'react'
import type { Storage } from '../../storage/storage'
import { render, type Rendered } from '../../ui/testing/render'
import { portsAtom } from '../ports'
import { createStore, Provider } from '../store'
import { testPorts } from './test-ports'

export interface EffectsTold {
  readonly rendered: Rendered
  /** What a hook's effects were told, in this order. */
  readonly told: readonly string[]
}

/** Draws what a hook says over a device whose rows are found only after the first frame. */
export function tellEffects(device: Storage, useWords: () => string): EffectsTold {
  let isFirstFrame = true
  const storage: Storage = {
    ...device,
    last: (...asked) => (isFirstFrame ? undefined : device.last(...asked)),
    lastAll: (table) => (isFirstFrame ? [] : device.lastAll(table)),
  }
  const told: string[] = []
  function Tells() {
    const words = useWords()
    useLayoutEffect(() => void (isFirstFrame = false), [])
    useEffect(() => void told.push(words), [words])
    return <p>{words}</p>
  }
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  const rendered = render(
    <Provider store={store}>
      <Tells />
    </Provider>,
  )
  return { rendered, told }
}
