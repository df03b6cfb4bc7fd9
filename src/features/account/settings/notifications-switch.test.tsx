import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferencesAtom, setPreferenceAtom } from '../../../state/preferences'
import { createStore, Provider } from '../../../state/store'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { NotificationsSwitch } from './notifications-switch'

let rendered: Rendered
let store: ReturnType<typeof createStore>
beforeEach(() => {
  store = createStore()
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
})
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

/** A browser with this permission, in which the person gives this answer when asked. */
function showIn(permission: NotificationPermission, answer: NotificationPermission = 'default') {
  const asked: string[] = []
  const browser = {
    permission,
    requestPermission: async () => {
      asked.push('asked')
      browser.permission = answer
    },
  }
  vi.stubGlobal('Notification', browser)
  rendered = render(
    <Provider store={store}>
      <NotificationsSwitch />
    </Provider>,
  )
  return asked
}
const isOn = () => find<HTMLInputElement>(rendered.page, 'input').checked
const press = () => click(find(rendered.page, 'input'))

it('only a press asks the browser for permission, and the switch shows the answer', async () => {
  const asked = showIn('default', 'granted')
  expect([isOn(), asked]).toEqual([false, []])
  press()
  await eventually(isOn)
  expect(asked).toEqual(['asked'])
})

it('says that the browser blocks notifications after the person has refused them', async () => {
  showIn('default', 'denied')
  press()
  await eventually(() => rendered.page.textContent.includes('Blocked by your browser'))
  expect(isOn()).toBe(false)
})

it('switching off and on again does not ask a browser that allows notifications', async () => {
  const asked = showIn('granted')
  expect(isOn()).toBe(true)
  press()
  await eventually(() => !isOn())
  expect(store.get(preferencesAtom).showNotifications).toBe(false)
  press()
  await eventually(isOn)
  expect(asked).toEqual([])
})

it('is not offered in a browser without notifications', () => {
  vi.stubGlobal('Notification', undefined)
  Reflect.deleteProperty(globalThis, 'Notification')
  store.set(setPreferenceAtom, 'showNotifications', true)
  rendered = render(
    <Provider store={store}>
      <NotificationsSwitch />
    </Provider>,
  )
  expect(rendered.page.textContent).toBe('')
})
