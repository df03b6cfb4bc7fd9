import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferencesAtom, setPreferenceAtom } from '../../../state/preferences'
import { createStore, Provider } from '../../../state/store'
import { click, eventually, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { NotificationsSwitch } from './notifications-switch'

let rendered: Rendered
let store: ReturnType<typeof createStore>
let permissionTells = new EventTarget()
/** The person changes the permission in the browser's own settings. */
let changePermission: (next: NotificationPermission) => void
beforeEach(() => {
  store = createStore()
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
})
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'permissions')
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
  permissionTells = new EventTarget()
  const query = async () => permissionTells
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true })
  changePermission = (next) => {
    browser.permission = next
    settle(() => permissionTells.dispatchEvent(new Event('change')))
  }
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
  expect(rendered.page.textContent).toContain('Start, close finish and end of your teams’ games')
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

it('follows what the person changes in the settings of the browser', async () => {
  showIn('denied')
  await eventually(() => true)
  expect(rendered.page.textContent).toContain('Blocked by your browser')
  changePermission('granted')
  expect([isOn(), rendered.page.textContent]).toEqual([
    true,
    expect.not.stringContaining('Blocked') as string,
  ])
  changePermission('denied')
  expect(isOn()).toBe(false)
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
