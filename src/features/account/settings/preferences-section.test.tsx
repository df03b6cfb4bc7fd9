import { afterEach, describe, expect, it } from 'vitest'
import { writeStoredSession } from '../../../backend/stored-session'
import { sessionOf, type Session } from '../../../domain/people/users/session'
import { announceAtom } from '../../../state/announce'
import { preferencesAtom } from '../../../state/preferences'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { click, render, type Rendered } from '../../../ui/testing/render'
import { PreferencesSection } from './preferences-section'

let rendered: Rendered
let store = createStore()
afterEach(() => {
  rendered.close()
  localStorage.clear()
})

function open(session?: Session) {
  store = createStore()
  if (session) store.set(sessionAtom, session)
  rendered = render(
    <Provider store={store}>
      <PreferencesSection />
    </Provider>,
  )
}

const lines = () => [...rendered.page.querySelectorAll('label')]
const labels = () => lines().map((line) => line.querySelector('span > span')!.textContent)
const line = (label: string) => lines().find(({ textContent }) => textContent.startsWith(label))!
const input = (label: string) => line(label).querySelector('input')!
const OFFERED = ['Search bar', 'Auto refresh', 'Compact mode', 'Sound', 'Announce scores']
const ann = { id: 'ann', email: 'ann@fans.example', tier: 'registered', collectionName: 'users' }

describe('the preferences', () => {
  it.each([
    ['Search bar', 'Find teams above the scores', 'showSearchBar'],
    ['Auto refresh', 'Scores change by themselves; off, you ask for them', 'autoRefresh'],
    ['Compact mode', 'More games on the screen at once', 'compactMode'],
    ['Sound', 'A short sound when the score of one of your teams’ games changes', 'soundEnabled'],
  ] as const)('have a switch "%s" with the hint "%s" that changes its preference', (label, hint, name) => {
    open()
    expect(line(label).textContent).toBe(`${label}${hint}`)
    const before = store.get(preferencesAtom)
    expect(input(label).checked).toBe(before[name])
    click(input(label))
    expect(store.get(preferencesAtom)).toEqual({ ...before, [name]: !before[name] })
    expect(input(label).checked).toBe(!before[name])
  })

  it('have scores announced to screen readers until that is switched off', () => {
    open()
    expect(line('Announce scores').textContent).toContain('Screen readers tell when a score changes')
    expect(input('Announce scores').checked).toBe(true)
    click(input('Announce scores'))
    expect([store.get(announceAtom), input('Announce scores').checked]).toEqual([false, false])
  })

  it('offer Developer Mode only to superusers, who alone may open it', () => {
    open(sessionOf(ann)!)
    expect(labels()).toEqual(OFFERED)
    rendered.close()
    writeStoredSession({ token: 't', record: { ...ann, superuser: true } })
    open(sessionOf(ann)!)
    expect(labels()).toEqual([...OFFERED, 'Developer Tools'])
    expect(line('Developer Tools').textContent).toContain('A button on every page that opens Developer Mode')
    const isShown = () => store.get(preferencesAtom).showDeveloperModeShortcut
    const before = isShown()
    expect(input('Developer Tools').checked).toBe(before)
    click(input('Developer Tools'))
    expect(isShown()).toBe(!before)
  })

  it('say that those of a guest stay on this device and those of a user follow to other devices', () => {
    open()
    expect(rendered.page.textContent).toContain('Kept on this device.')
    rendered.close()
    open(sessionOf(ann)!)
    expect(rendered.page.textContent).toContain(
      'Your choices follow you to your other devices; announcing scores is set on each.',
    )
  })
})
