import { afterEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { writeStoredSession } from '../backend/stored-session'
import { PERMISSIONS } from '../domain/people/tiers/permission'
import { sessionOf } from '../domain/people/users/session'
import { PreferencesSection } from '../features/account/settings/preferences-section'
import { kioskAtom } from '../state/auto-scroll'
import { setPreferenceAtom } from '../state/preferences'
import { GUEST, sessionAtom, type Session } from '../state/session'
import { createStore, Provider } from '../state/store'
import { render, type Rendered } from '../ui/testing/render'
import { DeveloperShortcut } from './developer-shortcut'

const SUPERUSER = sessionOf({ id: 'op', tier: 'registered', can: PERMISSIONS })!
const ADMIN = sessionOf({ id: 'ad', tier: 'admin', can: PERMISSIONS })!
const PREMIUM = sessionOf({ id: 'us', tier: 'premium', can: [] })!
const OTHERS = [
  ['a guest', GUEST],
  ['a premium user', PREMIUM],
  ['an admin', ADMIN],
] as const

let rendered: Rendered
afterEach(() => {
  rendered.close()
  localStorage.clear()
})

function show(session: Session, { isAsked = true, path = '/nhl', isWall = false } = {}) {
  const store = createStore()
  store.set(sessionAtom, session)
  store.set(setPreferenceAtom, 'showDeveloperModeShortcut', isAsked)
  if (isWall) store.set(kioskAtom, { leagues: [] })
  const location = memoryLocation({ path })
  rendered = render(
    <Provider store={store}>
      <Router hook={location.hook}>
        <DeveloperShortcut />
        <PreferencesSection />
      </Router>
    </Provider>,
  )
  const link = rendered.page.querySelector('a')
  return link && [link.textContent, link.getAttribute('href')]
}
const offersSwitch = () => rendered.page.textContent.includes('Developer Tools')

describe('002 section 2: a floating button for superusers opens or exits developer mode', () => {
  it.each(['/developermode', '/developermode/', '/DeveloperMode'])('leads out of %s', (path) => {
    expect(show(SUPERUSER, { path })?.[0]).toBe('Exit Developer Mode')
  })

  it('leads there, and from there to the scores', () => {
    expect(show(SUPERUSER)).toEqual(['Open Developer Mode', '/developermode'])
    expect(offersSwitch()).toBe(true)
    rendered.close()
    expect(show(SUPERUSER, { path: '/developermode' })).toEqual(['Exit Developer Mode', '/nfl'])
  })

  it('also for a superuser whose tier is admin, which only the record can tell', () => {
    const record = { id: 'ad', collectionName: 'users', tier: 'admin', can: PERMISSIONS, superuser: true }
    writeStoredSession({ token: 't', record })
    expect(show(ADMIN)).toEqual(['Open Developer Mode', '/developermode'])
    expect(offersSwitch()).toBe(true)
  })

  it('only when the preference is on, and not on a wall', () => {
    expect(show(SUPERUSER, { isAsked: false })).toBeNull()
    expect(offersSwitch()).toBe(true)
    rendered.close()
    expect(show(SUPERUSER, { isWall: true })).toBeNull()
  })

  it.each(OTHERS)(
    '%s has neither the button nor the switch, whatever the device remembers',
    (_who, session) => {
      expect(show(session)).toBeNull()
      expect(offersSwitch()).toBe(false)
    },
  )
})
