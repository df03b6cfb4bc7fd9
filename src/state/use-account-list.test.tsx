import { afterEach, expect, it, vi } from 'vitest'
import { passTime } from '../ui/testing/pass-time'
import { click, eventually, find, render, type Rendered } from '../ui/testing/render'
import { useAccountList } from './use-account-list'

type Answer = readonly string[] | undefined
let rendered: Rendered
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function Keys({ ask }: { readonly ask: () => Promise<Answer> }) {
  const { list, load, refresh } = useAccountList(ask)
  return (
    <>
      <p>{list === 'loading' ? list : (list?.join() ?? 'unknown')}</p>
      <button name="load" onClick={() => void load()}>
        Load
      </button>
      <button name="refresh" onClick={() => void refresh()}>
        Refresh
      </button>
    </>
  )
}

/** An account whose list is what `answer` gives by then. */
function accountWith(answer: Answer) {
  const account = {
    answer,
    asked: 0,
    ask: async (): Promise<Answer> => {
      account.asked += 1
      return account.answer
    },
  }
  return account
}
const press = (name: string) => click(find(rendered.page, `button[name=${name}]`))
const said = () => find(rendered.page, 'p').textContent
const says = (text: string) => eventually(() => said() === text)

it('a list is loading until the server answers, and follows what it says at each load', async () => {
  const account = accountWith(['phone'])
  rendered = render(<Keys ask={account.ask} />)
  expect(said()).toBe('loading')
  await says('phone')
  account.answer = ['phone', 'laptop']
  press('load')
  expect(said()).toBe('phone')
  await says('phone,laptop')
  account.answer = ['laptop']
  press('refresh')
  await says('laptop')
  expect(account.asked).toBe(3)
})

it('a list that the server does not give is unknown after a load, and stays after a refresh', async () => {
  const account = accountWith(['phone'])
  vi.useFakeTimers()
  rendered = render(<Keys ask={account.ask} />)
  await passTime(1)
  account.answer = undefined
  press('refresh')
  await passTime(1)
  expect([account.asked, said()]).toEqual([2, 'phone'])
  press('load')
  await passTime(1)
  expect(said()).toBe('unknown')
})

it('the list of another account is asked for when that is shown', async () => {
  rendered = render(<Keys ask={accountWith(['phone']).ask} />)
  await says('phone')
  rendered.show(<Keys ask={accountWith(['tablet']).ask} />)
  await says('tablet')
})
