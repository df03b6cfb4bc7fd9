import { describe, expect, it } from 'vitest'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, fire } from '../../../ui/testing/render'
import { open, rendered, showOwnAccountForEach } from './testing/own-account-on-screen'

showOwnAccountForEach()

describe('the list of devices', () => {
  const HERE = {
    id: 'a',
    name: 'Firefox on Linux',
    type: 'desktop',
    lastActivityMs: 0,
    isThis: true,
  } as const
  const PHONE = { id: 'b', name: 'Safari on iOS', type: 'mobile', isThis: false } as const
  const part = () =>
    [...rendered.page.querySelectorAll('details')].find(({ textContent }) =>
      textContent.startsWith('Devices'),
    )!
  const unfold = async () => {
    part().open = true
    fire(part(), new Event('toggle'))
    await passTime(0)
  }
  const press = async (label: string) => {
    click(find(rendered.page, `button[aria-label="${label}"]`))
    await passTime(0)
  }

  it('is fetched when it is opened, and can sign one of the devices out', async () => {
    const out: string[] = []
    const lists = [[HERE, { ...PHONE, lastActivityMs: Date.now() - 125_000 }], [HERE]]
    open({ devices: async () => lists.shift(), signOutDevice: async (id) => (out.push(id), true) })
    expect(lists).toHaveLength(2)
    await unfold()
    const lines = () => [...part().querySelectorAll('li p')].map(({ textContent }) => textContent)
    expect(lines()).toEqual(['Firefox on LinuxComputer · this device', 'Safari on iOSPhone · 2 min ago'])
    expect(part().querySelectorAll('li button')).toHaveLength(1)
    await press('Sign out Safari on iOS')
    expect(out).toEqual(['b'])
    expect(find(part(), '[data-kind=success]').textContent).toBe('Safari on iOS is signed out.')
    expect(lines()).toHaveLength(1)
  })

  it('says when a device could not be signed out, and when there is no list', async () => {
    const FAILED = 'Safari on iOS could not be signed out. Please try again.'
    const lists = [[HERE, { ...PHONE, lastActivityMs: 0 }], undefined, [HERE]]
    open({ devices: async () => lists.shift(), signOutDevice: async () => false })
    await unfold()
    await press('Sign out Safari on iOS')
    const complaints = () =>
      [...part().querySelectorAll('[data-kind=error]')].map(({ textContent }) => textContent)
    expect(complaints()).toEqual([FAILED, 'Your devices could not be listed.'])
    const again = [...part().querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try Again',
    )!
    click(again)
    await passTime(0)
    expect(part().querySelectorAll('li')).toHaveLength(1)
    expect(complaints()).toEqual([FAILED])
  })
})
