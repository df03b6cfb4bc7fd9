import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountAtom } from '../../../state/account'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { submit, type } from '../../../ui/testing/forms'
import { passTime } from '../../../ui/testing/pass-time'
import { find, render, type Rendered } from '../../../ui/testing/render'
import { ProfileForm } from './profile-form'

describe('001 section 2: the profile lets the user change the display name', () => {
  let rendered: Rendered
  let worked = true
  const asked: unknown[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    asked.length = 0
    worked = true
    open('Ann')
  })
  afterEach(() => {
    rendered.close()
    vi.useRealTimers()
  })

  function open(displayName?: string) {
    const store = createStore()
    const user = { id: 'u1', email: 'ann@fans.example', ...(displayName && { displayName }) }
    store.set(accountAtom, accountWith({ rename: async (name) => (asked.push(name), worked) }))
    rendered = render(
      <Provider store={store}>
        <ProfileForm user={user} tier="verified" />
      </Provider>,
    )
  }

  const notice = () => find(rendered.page, '[aria-live]').textContent
  const save = async () => {
    submit(find(rendered.page, 'form'))
    await passTime(0)
  }

  it('section 4: the success message clears after 3 s', async () => {
    await save()
    expect(notice()).toBe('Profile updated')
    await passTime(2999)
    expect(notice()).toBe('Profile updated')
    await passTime(1)
    expect(notice()).toBe('')
  })

  it('section 4: a second success is to be read for 3 s of its own', async () => {
    await save()
    await passTime(2500)
    await save()
    await passTime(2999)
    expect(notice()).toBe('Profile updated')
    await passTime(1)
    expect(notice()).toBe('')
  })

  it('section 4: a failure that follows stays, although the time of the success before it is over', async () => {
    await save()
    await passTime(2000)
    worked = false
    await save()
    await passTime(60_000)
    expect(notice()).toBe('Failed to update profile')
  })

  it("section 8: 'Failed to update profile', which stays, and so does what was typed", async () => {
    worked = false
    const field = find<HTMLInputElement>(rendered.page, 'input')
    type(field, 'Ann Lee ')
    await save()
    expect(field.value).toBe('Ann Lee ')
    expect(find(rendered.page, '[aria-live=assertive]').textContent).toBe('Failed to update profile')
    await passTime(60_000)
    expect(notice()).toBe('Failed to update profile')
  })

  it('section 5: an empty display name is sent as undefined, and the former one stays', async () => {
    const field = find<HTMLInputElement>(rendered.page, 'input')
    type(field, '  ')
    await save()
    expect(asked).toEqual([undefined])
    expect(field.value).toBe('Ann')
  })

  it('section 5: a user without a display name may stay without one', async () => {
    rendered.close()
    open()
    const field = find<HTMLInputElement>(rendered.page, 'input')
    expect(field.value).toBe('')
    type(field, '  ')
    await save()
    expect([asked, field.value]).toEqual([[undefined], ''])
  })

  it('section 5: a display name is trimmed', async () => {
    const field = find<HTMLInputElement>(rendered.page, 'input')
    type(field, '  Ann Lee ')
    await save()
    expect([asked, field.value]).toEqual([['Ann Lee'], 'Ann Lee'])
  })

  it('keeps what is typed while the name is being saved', async () => {
    const field = find<HTMLInputElement>(rendered.page, 'input')
    type(field, 'Ann Lee')
    submit(find(rendered.page, 'form'))
    type(field, 'Ann Lee-Moss')
    await passTime(0)
    expect([notice(), asked, field.value]).toEqual(['Profile updated', ['Ann Lee'], 'Ann Lee-Moss'])
  })

  it('shows the email address, and the tier in readable words', () => {
    const facts = [...rendered.page.querySelectorAll('dd')].map((fact) => fact.textContent)
    expect(facts).toEqual(['ann@fans.example', 'Verified'])
  })
})
