import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sessionOf } from '../domain/people/users/session'
import { accountAtom } from '../state/account'
import { userToAskForPasswordAtom } from '../state/first-password'
import { portsAtom } from '../state/ports'
import { sessionAtom } from '../state/session'
import { settingsOpenAtom } from '../state/settings'
import { createStore, Provider, type Store } from '../state/store'
import { accountWith } from '../state/testing/account'
import { testPorts } from '../state/testing/test-ports'
import { click, eventually, render, settle, type Rendered } from '../ui/testing/render'
import { OverlayDialogs } from './overlay-dialogs'

// The code of this dialog does not come: the network is away, or the server has a newer version.
vi.mock('../features/account/first-password/set-password-when-asked', () => {
  throw new Error('no network')
})

let rendered: Rendered
// What a test waits for is that the settings open, not that their many files are read.
beforeAll(async () => void (await import('./opened-settings')))
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  )
})
afterEach(() => {
  rendered.close()
  vi.restoreAllMocks()
})

/** An operator has invited the user, who has no password yet. */
function openInvited(): Store {
  const store = createStore()
  store.set(portsAtom, testPorts())
  store.set(accountAtom, accountWith({ devices: async () => [] }))
  store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'registered', invited_by_admin: true })!)
  rendered = render(
    <Provider store={store}>
      <OverlayDialogs />
    </Provider>,
  )
  return store
}

const isNotLoaded = () => rendered.page.textContent.includes('This could not be loaded.')
const isSettingsOpen = () => document.querySelector('dialog[aria-label=Settings]') !== null

async function close() {
  await eventually(isNotLoaded)
  const buttons = [...rendered.page.querySelectorAll('button')]
  click(buttons.find(({ textContent }) => textContent === 'Close')!)
}

it('a first password that cannot be asked for is put off when its notice is closed', async () => {
  const store = openInvited()
  await close()
  expect(isNotLoaded()).toBe(false)
  expect(store.get(userToAskForPasswordAtom)).toBeUndefined()
})

it('a first password that cannot be asked for keeps no other dialog from opening', async () => {
  const store = openInvited()
  await eventually(isNotLoaded)
  settle(() => store.set(settingsOpenAtom, true))
  await eventually(isSettingsOpen)
  await close()
  expect([isNotLoaded(), isSettingsOpen()]).toEqual([false, true])
})
