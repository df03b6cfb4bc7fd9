import { afterEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { accountAtom } from '../../../state/account'
import { mailedLinksAtom, type MailedLinks } from '../../../state/mailed-links'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { linksWith } from '../../../state/testing/mailed-links'
import { submit, type } from '../../../ui/testing/forms'
import { passTime } from '../../../ui/testing/pass-time'
import { find, render } from '../../../ui/testing/render'
import { ConfirmEmail } from './confirm-email'

let shown: ReturnType<typeof render>
afterEach(() => {
  shown.close()
  vi.useRealTimers()
})

const token = (exp: number) => `head.${btoa(JSON.stringify({ exp, newEmail: 'new@fans.example' }))}.sign`
const GOOD = token(4_000_000_000)
const SEEN = { kind: 'change', state: 'good' } as const

async function open(given: string, links: Partial<MailedLinks>, isPasswordTaken = true) {
  vi.useFakeTimers()
  const store = createStore()
  const entered: unknown[] = []
  store.set(mailedLinksAtom, linksWith(links))
  store.set(
    accountAtom,
    accountWith({
      signIn: async (...asked) => {
        entered.push(asked)
        return isPasswordTaken ? { call: 'sign-in', ok: true } : { call: 'sign-in', ok: false, failure: {} }
      },
    }),
  )
  const searchPath = given === '' ? 'kind=change' : `kind=change&token=${given}`
  const location = memoryLocation({ path: '/confirm-email', searchPath, record: true })
  shown = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <ConfirmEmail />
      </Router>
    </Provider>,
  )
  await passTime(0)
  return { entered, history: location.history }
}

const text = () => shown.page.textContent
async function enter(password: string) {
  const field = find<HTMLInputElement>(shown.page, 'input[type=password]')
  type(field, password)
  submit(find(shown.page, 'form'))
  await passTime(0)
}

it('asks for the password, changes the address, signs in with it and leads home after 2 s', async () => {
  const asked: unknown[] = []
  const { entered, history } = await open(GOOD, {
    lookAtLink: async () => SEEN,
    changeAddress: async (...both) => (asked.push(both), 'changed'),
  })
  expect(text()).toContain('you sign in as new@fans.example from now on')
  expect(find<HTMLInputElement>(shown.page, 'input').autocomplete).toBe('current-password')
  const notices = [...shown.page.querySelectorAll('[aria-live]')]
  expect(notices.map(({ childElementCount }) => childElementCount)).toEqual([0, 0])
  await enter('secret')
  expect(asked).toEqual([[GOOD, 'secret']])
  expect(entered).toEqual([['new@fans.example', 'secret']])
  expect(find(shown.page, '[data-kind=success]').textContent).toBe(
    'Your email is changed. All other devices are signed out.',
  )
  expect(shown.page.querySelector('form, button')).toBeNull()
  await passTime(2000)
  expect(history.at(-1)).toBe('/')
})

it('says how to go on when signing in with the new address did not work', async () => {
  await open(GOOD, { lookAtLink: async () => SEEN, changeAddress: async () => 'changed' }, false)
  await enter('secret')
  expect(text()).toContain('Your email is changed. Sign in with it from now on.')
})

it.each([
  ['wrong-password', 'Incorrect password. Please try again.'],
  ['too-many', 'Too many tries. Please wait a moment and try again.'],
  ['unreachable', 'The server cannot be reached. Please try again in a moment.'],
  ['failed', 'Failed to confirm email. Please try again or contact support.'],
] as const)('when the server answers %s, the form stays filled in for another try', async (why, said) => {
  await open(GOOD, { lookAtLink: async () => undefined, changeAddress: async () => why })
  await enter('secret')
  expect(text()).toContain(said)
  expect(find<HTMLInputElement>(shown.page, 'input').value).toBe('secret')
})

const DEAD = 'This link was used before, or a newer one replaced it.'
const EXPIRED = 'This link has expired. Your address is as it was: ask for a new link in the settings.'

it.each([
  [{ kind: 'change', state: 'dead' }, 'Use this address', DEAD],
  [{ kind: 'confirm', state: 'good' }, 'Use this address', DEAD],
  [{ kind: 'change', state: 'expired' }, 'Link expired', EXPIRED],
] as const)('a link that is %j shows no form', async (seen, title, said) => {
  await open(GOOD, { lookAtLink: async () => seen })
  expect(find(shown.page, 'h1').textContent).toBe(title)
  expect(find(shown.page, '[aria-live=assertive]').textContent).toBe(said)
  expect(shown.page.querySelector('form')).toBeNull()
})

it.each(['', 'nonsense'])(
  'no address is made up for the link %j, which only the server can judge',
  async (given) => {
    const looked: string[] = []
    await open(given, { lookAtLink: async (asked) => (looked.push(asked), undefined) })
    expect([looked, find(shown.page, 'form strong').textContent]).toEqual([[given], ''])
  },
)

it('leaves it to the server whether a link has expired: the clock of the device may be a day off', async () => {
  await open(token(1), { lookAtLink: async () => SEEN })
  expect(shown.page.querySelector('form')).not.toBeNull()
})

it('says when somebody else has taken the new address meanwhile', async () => {
  await open(GOOD, { lookAtLink: async () => SEEN, changeAddress: async () => 'taken' })
  await enter('secret')
  expect(text()).toContain('This address has an account of its own by now.')
})
