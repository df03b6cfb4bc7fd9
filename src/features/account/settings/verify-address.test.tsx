import { afterEach, expect, it, vi } from 'vitest'
import { accountAtom } from '../../../state/account'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { passTime } from '../../../ui/testing/pass-time'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { VerifyAddress } from './verify-address'

let rendered: Rendered
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

it('sends the mail that proves the address, and says so for 3 s', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const store = createStore()
  store.set(
    accountAtom,
    accountWith({
      sendVerification: async (email) => {
        asked.push(email)
        return { call: 'send-verification', ok: true, mailSent: { nextInS: 60 } }
      },
    }),
  )
  rendered = render(
    <Provider store={store}>
      <VerifyAddress user={{ id: 'u1', email: 'ann@fans.example' }} />
    </Provider>,
  )
  click(find(rendered.page, 'button'))
  await passTime(0)
  expect(rendered.page.textContent).toContain('Email sent. Check your inbox!')
  await passTime(2999)
  expect(rendered.page.textContent).toContain('Email sent. Check your inbox!')
  await passTime(1)
  expect(rendered.page.textContent).not.toContain('Email sent. Check your inbox!')
  expect(asked).toEqual(['ann@fans.example'])
})

it('asks for no mail where there is no address, and says so until the next try', async () => {
  vi.useFakeTimers()
  const store = createStore()
  store.set(accountAtom, accountWith())
  rendered = render(
    <Provider store={store}>
      <VerifyAddress user={{ id: 'u1', email: '' }} />
    </Provider>,
  )
  click(find(rendered.page, 'button'))
  await passTime(3000)
  expect(rendered.page.textContent).toContain('No authenticated user or email')
})

it('sends no mail to a user who has proven the address, and gives the tier that comes with it', async () => {
  const asked: string[] = []
  const store = createStore()
  store.set(accountAtom, accountWith({ raiseTier: async () => (asked.push('raise'), false) }))
  rendered = render(
    <Provider store={store}>
      <VerifyAddress user={{ id: 'u1', email: 'ann@fans.example', isProven: true }} />
    </Provider>,
  )
  const button = () => find<HTMLButtonElement>(rendered.page, 'button')
  const notice = () => find(rendered.page, '[aria-live]')
  expect([button().textContent, notice().childElementCount]).toEqual(['Unlock with your verified email', 0])
  click(button())
  expect([button().textContent, button().disabled]).toEqual(['Unlocking…', true])
  await eventually(() => rendered.page.textContent.includes('Unable to process upgrade right now.'))
  expect([button().disabled, notice().getAttribute('aria-live')]).toEqual([false, 'assertive'])
  expect(asked).toEqual(['raise'])
})
