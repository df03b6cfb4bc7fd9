import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OnHistoryTrouble } from '../domain/freshness/history-trouble'
import { createStorage } from '../storage/storage'
import type { RowPlace } from '../storage/row-place'
import { eventually, render, settle, type Rendered } from '../ui/testing/render'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { createStore, Provider } from './store'
import { testPorts } from './testing/test-ports'
import { useHistory, type StartHistory } from './use-history'

const ANN = {
  kind: 'signed-in',
  user: { id: 'ann', email: '' },
  tier: 'premium',
  can: ['export_data'],
} as const
const FIRST = '2026-09-06T17:00:00Z'
const THEN = '2026-09-06T17:05:00Z'
const moves = (key: string, checkedAt: string) => ({ key, moves: [], checkedAt })
let rendered: Rendered
let told: string[]
let place: RowPlace
let tellTrouble: OnHistoryTrouble

beforeEach(() => {
  told = []
})
afterEach(() => rendered.close())

const start: StartHistory = (asked, onTrouble) => {
  told.push(`asks for ${asked.key}`)
  place = asked
  tellTrouble = onTrouble
  return { refresh: () => void told.push('asks once more'), stop: () => void told.push('stops') }
}
const startAnew: StartHistory = (asked, onTrouble) => start(asked, onTrouble)

interface Props {
  readonly league?: string
  readonly news?: string
  readonly how?: StartHistory
}
function Moves({ league = 'nfl', news, how = start }: Props) {
  const { stored, trouble } = useHistory('moves', [league], how, news)
  return <p>{[stored?.checkedAt ?? 'nothing', trouble].join(' ').trim()}</p>
}

function open(props: Props = {}) {
  const storage = createStorage()
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  const of = (next: Props) => (
    <Provider store={store}>
      <Moves {...next} />
    </Provider>
  )
  rendered = render(of(props))
  return { storage, store, show: (next: Props) => rendered.show(of(next)) }
}
const says = (text: string) => eventually(() => rendered.page.textContent === text)

describe('what is asked for when it is opened', () => {
  it('stands as the device has it, then as the server answers, with the reason for having nothing newer', async () => {
    const { storage } = open()
    expect(rendered.page.textContent).toBe('nothing')
    await storage.save('moves', moves('guest/nfl', FIRST))
    await says(FIRST)
    settle(() => tellTrouble('network'))
    expect(rendered.page.textContent).toBe(`${FIRST} network`)
    settle(() => tellTrouble(undefined))
    await place.storage.save('moves', moves(place.key, THEN))
    await says(THEN)
  })

  it('is asked for once, and once more at each piece of news', () => {
    const { show } = open({ news: 'a' })
    show({ news: 'a' })
    expect(told).toEqual(['asks for guest/nfl'])
    show({ news: 'b' })
    show({ news: 'b' })
    expect(told).toEqual(['asks for guest/nfl', 'asks once more'])
    show({ news: 'a' })
    expect(told.slice(2)).toEqual(['asks once more'])
  })

  it('is asked for anew when something else is opened, and no longer once it is closed', () => {
    const { show } = open()
    show({ league: 'nba' })
    show({ league: 'nba', how: startAnew })
    rendered.close()
    expect(told).toEqual([
      'asks for guest/nfl',
      'stops',
      'asks for guest/nba',
      'stops',
      'asks for guest/nba',
      'stops',
    ])
  })

  it('is another thing for another viewer, who does not see what the one before was given', async () => {
    const { storage, store } = open()
    await storage.save('moves', moves('guest/nfl', FIRST))
    await says(FIRST)
    settle(() => store.set(sessionAtom, ANN))
    expect(rendered.page.textContent).toBe('nothing')
    expect(told).toEqual(['asks for guest/nfl', 'stops', 'asks for ann export_data/nfl'])
  })
})
