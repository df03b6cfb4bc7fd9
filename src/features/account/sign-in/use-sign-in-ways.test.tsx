import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSWORD_ONLY, type SignInWays } from '../../../domain/people/sign-in/sign-in-ways'
import { serverReach } from '../../../platform/reach'
import { accountAtom } from '../../../state/account'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { passTime } from '../../../ui/testing/pass-time'
import { render, settle, type Rendered } from '../../../ui/testing/render'
import { useSignInWays } from './use-sign-in-ways'

let rendered: Rendered
/** What the server was asked, each to be answered by the test. */
let asked: ((ways: SignInWays) => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  const store = createStore()
  const fetchSignInWays = () => new Promise<SignInWays>((resolve) => asked.push(resolve))
  store.set(accountAtom, accountWith({ fetchSignInWays }))
  rendered = render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  )
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function Shown() {
  return useSignInWays().code ? 'A code' : 'The password only'
}

async function answer(ways: SignInWays) {
  asked.at(-1)!(ways)
  await passTime(0)
}

describe('the server is asked for the ways to sign in', () => {
  it('until it has answered, and not once more', async () => {
    await answer(PASSWORD_ONLY)
    await passTime(5000)
    expect([asked.length, rendered.page.textContent]).toEqual([2, 'The password only'])
    await answer({ code: true, providers: [] })
    await passTime(60_000)
    expect([asked.length, rendered.page.textContent]).toEqual([2, 'A code'])
  })

  it.each([
    ['while it is asked', () => rendered.close(), () => answer(PASSWORD_ONLY)],
    ['before it is asked again', () => answer(PASSWORD_ONLY), () => rendered.close()],
  ])('no longer than somebody wants to know: the form is closed %s', async (_when, first, second) => {
    await first()
    await second()
    await passTime(60_000)
    settle(() => {
      serverReach.failed()
      serverReach.answered()
    })
    expect(asked).toHaveLength(1)
  })
})
