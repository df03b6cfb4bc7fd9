import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { kioskAtom } from '../../state/auto-scroll'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage, type Storage } from '../../storage/storage'
import { freshStorage } from '../../storage/testing/fresh-storage'
import { click, find, render, type Rendered } from '../../ui/testing/render'
import { StorageNotice } from './storage-notice'

let rendered: Rendered
afterEach(() => {
  rendered.close()
  localStorage.clear()
})

function show(storage: Storage, isKiosk = false): HTMLElement {
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  if (isKiosk) store.set(kioskAtom, { leagues: [] })
  rendered = render(
    <Provider store={store}>
      <StorageNotice />
    </Provider>,
  )
  return rendered.page
}

it('nothing is said while the device can store scores', () => {
  expect(show(freshStorage().storage).textContent).toBe('')
})

it('a browser without a database says so, until somebody closes the notice', async () => {
  const { storage } = freshStorage()
  const page = show(storage)
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await act(() => storage.use(undefined))
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  expect(page.textContent).toContain('This browser stores no scores: they last as long as this page')
  click(find(page, 'button'))
  expect(page.textContent).toBe('')
  rendered.close()
  expect(show(createStorage()).textContent).toBe('')
})

it.each([
  ['full', 'This device is full: new scores last as long as this page'],
  ['failing', 'This browser does not store scores now: they last as long as this page'],
] as const)('a device whose storage is %s says so', (status, text) => {
  expect(find(show({ ...createStorage(), status: () => status }), '[role=status]').textContent).toContain(
    text,
  )
})

it('a screen on a wall says nothing of it', () => {
  expect(show(createStorage(), true).textContent).toBe('')
})
