import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ApiKey } from '../../domain/people/api-keys/api-key'
import type { NewKeyAnswer } from '../../domain/people/api-keys/api-key-texts'
import { permissionsOfTier } from '../../domain/people/tiers/permission'
import type { Tier } from '../../domain/people/tiers/tier'
import { GUEST, sessionOf } from '../../domain/people/users/session'
import { accountAtom } from '../../state/account'
import { sessionAtom } from '../../state/session'
import { atom, createStore, Provider, useAtomValue } from '../../state/store'
import { accountWith } from '../../state/testing/account'
import { submit, type } from '../../ui/testing/forms'
import { passTime } from '../../ui/testing/pass-time'
import { click, find, render, settle, type Rendered } from '../../ui/testing/render'
import { ApiKeys } from './api-keys'
import { NewKeyScope } from './new-key-scope'

const KEY: ApiKey = { id: 'k1', name: 'Wall display', ending: 'beef', created: '2026-09-06T12:00:00Z' }
const SECRET = `tsk_${'0'.repeat(60)}beef`

const layoutAtom = atom(1)

/**
 * The settings have two layouts. Turning a phone switches to the other one and renders everything in it anew.
 */
function Turned() {
  return <ApiKeys key={useAtomValue(layoutAtom)} locked={<p>locked</p>} />
}

let rendered: Rendered
let store = createStore()
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Server {
  readonly keys?: ApiKey[]
  readonly answer?: NewKeyAnswer
  readonly isAway?: boolean
}

async function show(tier: Tier, { keys = [], answer, isAway = false }: Server = {}) {
  vi.useFakeTimers({ now: Date.parse('2026-09-06T12:00:30Z') })
  const asked: string[] = []
  store = createStore()
  const user = sessionOf({ id: 'ann', tier, can: permissionsOfTier(tier) })!
  store.set(sessionAtom, tier === 'guest' ? GUEST : user)
  store.set(
    accountAtom,
    accountWith({
      apiKeys: async () => (isAway ? undefined : [...keys]),
      createApiKey: async (name) => {
        asked.push(`create ${name}`)
        if (answer?.kind === 'made') keys.push(answer.key)
        if (answer?.kind === 'unreachable' && !isAway) keys.push(KEY)
        return answer!
      },
      revokeApiKey: async (id) => {
        asked.push(`revoke ${id}`)
        keys.pop()
        return true
      },
    }),
  )
  rendered = render(
    <Provider store={store}>
      <NewKeyScope>
        <Turned />
      </NewKeyScope>
    </Provider>,
  )
  await passTime(0)
  return asked
}

const says = (text: string) => rendered.page.textContent.includes(text)
const button = (label: string) =>
  [...rendered.page.querySelectorAll('button')].find((one) =>
    [one.textContent, one.getAttribute('aria-label')].includes(label),
  )!

async function create(name: string) {
  type(find<HTMLInputElement>(rendered.page, 'input'), name)
  submit(find<HTMLFormElement>(rendered.page, 'form'))
  await passTime(0)
}

describe('the API keys of an account', () => {
  it('are made with a name, shown whole once, and then listed without the secret', async () => {
    const asked = await show('premium', { answer: { kind: 'made', secret: SECRET, key: KEY } })
    expect(says('You have no keys.')).toBe(true)
    expect(find(rendered.page, '[data-api-keys] p[role=status]').textContent).toBe('')
    await create(' Wall   display ')
    expect(asked).toEqual(['create Wall display'])
    expect(find(rendered.page, '[data-new-key] code').textContent).toBe(SECRET)
    expect(says('…beef')).toBe(true)
    expect(says('never used')).toBe(true)
    settle(() => store.set(layoutAtom, 2))
    await passTime(0)
    expect(find(rendered.page, '[data-new-key] code').textContent).toBe(SECRET)
    click(button('Done'))
    expect(says(SECRET)).toBe(false)
  })

  it('are shown only to the user who made them', async () => {
    await show('premium', { answer: { kind: 'made', secret: SECRET, key: KEY } })
    await create('x')
    expect(says(SECRET)).toBe(true)
    const other = sessionOf({ id: 'bob', tier: 'premium', can: permissionsOfTier('premium') })!
    settle(() => store.set(sessionAtom, other))
    await passTime(0)
    expect(says(SECRET)).toBe(false)
  })

  it('are copied at a press', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
    await show('premium', { answer: { kind: 'made', secret: SECRET, key: KEY } })
    await create('x')
    click(button('Copy key'))
    await passTime(0)
    expect(copied).toEqual([SECRET])
    expect(button('Copied')).toBeDefined()
  })

  it('ask to be selected where the browser cannot copy', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('x')) } })
    await show('premium', { answer: { kind: 'made', secret: SECRET, key: KEY } })
    await create('x')
    expect(says('Select the key above to copy it.')).toBe(false)
    click(button('Copy key'))
    await passTime(0)
    expect(says('Select the key above to copy it.')).toBe(true)
  })

  it('are listed anew when the answer was lost: the key may have been made, and can be revoked', async () => {
    await show('premium', { answer: { kind: 'unreachable' } })
    expect(says('You have no keys.')).toBe(true)
    await create('x')
    expect(says('The server cannot be reached. Please try again.')).toBe(true)
    expect(says('…beef')).toBe(true)
  })

  it.each([
    [{ kind: 'refused', text: 'An account has 5 keys at most.' }, 'An account has 5 keys at most.'],
    [{ kind: 'unreachable' }, 'The server cannot be reached. Please try again.'],
  ] as const)('say why none was made: %j', async (answer, text) => {
    await show('premium', { answer })
    await create('x')
    expect(says(text)).toBe(true)
    // The name can be tried again, or mended.
    expect(find<HTMLInputElement>(rendered.page, 'input').value).toBe('x')
  })

  it('are made only with a name, and one at a time', async () => {
    let answer: (answer: NewKeyAnswer) => void = () => {}
    const asked = await show('premium')
    const submitButton = () => find<HTMLButtonElement>(rendered.page, 'form button')
    expect(submitButton().disabled).toBe(true)
    await create('  ')
    expect([asked, submitButton().disabled]).toEqual([[], true])
    const createApiKey = () => new Promise<NewKeyAnswer>((resolve) => (answer = resolve))
    settle(() => store.set(accountAtom, accountWith({ apiKeys: async () => [KEY], createApiKey })))
    type(find<HTMLInputElement>(rendered.page, 'input'), 'x')
    expect(submitButton().disabled).toBe(false)
    await create('x')
    expect([submitButton().disabled, submitButton().textContent]).toEqual([true, 'Creating…'])
    answer({ kind: 'made', secret: SECRET, key: KEY })
    await passTime(0)
    // The next one needs a name of its own.
    expect([submitButton().textContent, find<HTMLInputElement>(rendered.page, 'input').value]).toEqual([
      'Create key',
      '',
    ])
  })

  it('say how often programs may ask, and where that is written', async () => {
    await show('premium')
    expect(find(rendered.page, '[data-api-keys] p').textContent).toMatch(
      /^Your programs read scores, box scores and lines at \/api\/v1, \d+ times a minute and [\d,.]+ times a day with each key\. How it works \(OpenAPI\)$/,
    )
    expect(find(rendered.page, 'a').getAttribute('href')).toBe('/api/v1/openapi.json')
  })

  it('are told their limits in the English of the page, also where 10.000 means ten thousand', async () => {
    const german = vi
      .spyOn(Number.prototype, 'toLocaleString')
      .mockImplementation((locale) => (locale === 'en-US' ? '10,000' : '10.000'))
    await show('premium')
    expect(says('60 times a minute and 10,000 times a day with each key.')).toBe(true)
    german.mockRestore()
  })

  it('keep the next name that is typed while one is being made', async () => {
    await show('premium', { answer: { kind: 'made', secret: SECRET, key: KEY } })
    const field = find<HTMLInputElement>(rendered.page, 'form input')
    type(field, 'Wall display')
    submit(find(rendered.page, 'form'))
    type(field, 'Kitchen')
    await passTime(0)
    expect([says('copy the key now'), field.value]).toEqual([true, 'Kitchen'])
  })

  it('name the year in which one was made, unless it is this year', async () => {
    await show('premium', { keys: [KEY, { ...KEY, id: 'k0', created: '2025-09-06T12:00:00Z' }] })
    expect(says('created Sun, Sep 6 ·')).toBe(true)
    expect(says('created Sat, Sep 6, 2025 ·')).toBe(true)
  })

  it('are revoked with a second press', async () => {
    const used = { ...KEY, lastUsed: '2026-09-06T12:00:00Z' }
    const asked = await show('premium', { keys: [used] })
    expect(says('used 30 s ago')).toBe(true)
    const first = button('Revoke Wall display')
    expect([first.textContent, first.dataset['look']]).toEqual(['Revoke', 'quiet'])
    expect(says('You have no keys.')).toBe(false)
    click(button('Revoke Wall display'))
    expect(asked).toEqual([])
    const second = button('Revoke Wall display for good')
    expect([second.textContent, second.dataset['look']]).toEqual(['Revoke for good', 'strong'])
    click(button('Revoke Wall display for good'))
    await passTime(0)
    expect(asked).toEqual(['revoke k1'])
    expect([says('Wall display is revoked.'), says('You have no keys.')]).toEqual([true, true])
  })

  it('say so when one could not be revoked', async () => {
    await show('premium', { keys: [KEY] })
    settle(() =>
      store.set(accountAtom, accountWith({ apiKeys: async () => [KEY], revokeApiKey: async () => false })),
    )
    click(button('Revoke Wall display'))
    click(button('Revoke Wall display for good'))
    expect((button('Revoke Wall display for good') as HTMLButtonElement).disabled).toBe(true)
    await passTime(0)
    expect(says('Wall display could not be revoked. Please try again.')).toBe(true)
  })

  it('say so too when they cannot be listed any more either', async () => {
    await show('premium', { keys: [KEY] })
    const away = { apiKeys: async () => undefined, revokeApiKey: async () => false }
    settle(() => store.set(accountAtom, accountWith(away)))
    click(button('Revoke Wall display'))
    click(button('Revoke Wall display for good'))
    await passTime(0)
    expect(says('Wall display could not be revoked. Please try again.')).toBe(true)
    expect(says('Your keys could not be listed.')).toBe(true)
  })

  it('say that the last one is revoked also to a user who may make no new one', async () => {
    await show('verified', { keys: [KEY] })
    click(button('Revoke Wall display'))
    click(button('Revoke Wall display for good'))
    await passTime(0)
    expect([says('Wall display is revoked.'), says('You have no keys.')]).toEqual([true, true])
  })

  it('of a user who lost Premium can still be revoked, but no new one can be made', async () => {
    await show('verified', { keys: [KEY] })
    expect([says('locked'), rendered.page.querySelector('form')]).toEqual([true, null])
    expect(button('Revoke Wall display')).toBeDefined()
  })

  it('are locked for guests, and for users who have none and may make none', async () => {
    await show('guest')
    expect(rendered.page.textContent).toBe('locked')
    rendered.close()
    await show('registered')
    expect(rendered.page.textContent).toBe('locked')
  })

  it('say so when they cannot be listed, and can be asked for again', async () => {
    let isAway = true
    await show('premium')
    settle(() => store.set(accountAtom, accountWith({ apiKeys: async () => (isAway ? undefined : [KEY]) })))
    await passTime(0)
    expect(says('Your keys could not be listed.')).toBe(true)
    isAway = false
    click(button('Try Again'))
    await passTime(0)
    expect([says('Your keys could not be listed.'), says('Wall display')]).toEqual([false, true])
  })
})
