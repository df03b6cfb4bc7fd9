import { afterEach, describe, expect, it } from 'vitest'
import type { Account } from '../domain/people/users/account'
import { click, eventually, find, render, type Rendered } from '../ui/testing/render'
import { accountAtom } from './account'
import { createStore, Provider } from './store'
import { accountWith } from './testing/account'
import { useVerificationMail } from './verification-mail'

type Answer = Awaited<ReturnType<Account['sendVerification']>>
let rendered: Rendered
afterEach(() => rendered.close())

function Mail({ email }: { readonly email: string }) {
  const { isBusy, notice, send } = useVerificationMail(email)
  const said = notice && `${notice.kind}: ${notice.text}`
  return <button onClick={send}>{isBusy ? 'busy' : (said ?? 'nothing')}</button>
}

function open(email: string, sendVerification: Account['sendVerification']) {
  const store = createStore()
  store.set(accountAtom, accountWith({ sendVerification }))
  rendered = render(
    <Provider store={store}>
      <Mail email={email} />
    </Provider>,
  )
  return { press: () => click(find(rendered.page, 'button')), says: () => rendered.page.textContent }
}
const failed = (failure: object) => ({ call: 'send-verification', ok: false, failure }) as Answer

describe('the mail that proves an address', () => {
  it('is on its way until the server says that it went out', async () => {
    const asked: string[] = []
    let answer: (answer: Answer) => void = () => {}
    const { press, says } = open('ann@example.com', (email) => {
      asked.push(email)
      return new Promise((resolve) => (answer = resolve))
    })
    expect(says()).toBe('nothing')
    press()
    expect(says()).toBe('busy')
    answer({ call: 'send-verification', ok: true, mailSent: { nextInS: 60 } })
    await eventually(() => says() === 'success: Email sent. Check your inbox! 📧')
    expect(asked).toEqual(['ann@example.com'])
  })

  it.each([
    [{ code: 'no-mail', message: 'This server sends no mail.' }, 'This server sends no mail.'],
    [{ code: 'mail-fails', message: 'Mail does not go out.' }, 'Mail does not go out.'],
    [{ code: 'auth/offline' }, 'You are offline. Connect to the internet and try again.'],
    [{ code: 'else', message: 'boom' }, "Couldn't send another email right now. Try again in a moment! ⏰"],
    [{ code: 'no-mail' }, "Couldn't send another email right now. Try again in a moment! ⏰"],
  ])('does not go out when the server refuses with %j, and the user is told so', async (failure, text) => {
    const { press, says } = open('ann@example.com', async () => failed(failure))
    press()
    await eventually(() => says() === `error: ${text}`)
  })

  it('is not asked for where the account has no address', () => {
    const { press, says } = open('', () => Promise.reject(new Error('asked')))
    press()
    expect(says()).toBe('error: No authenticated user or email')
  })
})
