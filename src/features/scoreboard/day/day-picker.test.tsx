import { afterEach, describe, expect, it, vi } from 'vitest'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, fire } from '../../../ui/testing/render'
import { renderWithPorts } from '../testing/render-with-ports'
import { DayPicker } from './day-picker'

const YESTERDAY = '2026-10-19'
const LONG_AGO = '2026-01-10'

describe('the way to another day', () => {
  let shown: ReturnType<typeof renderWithPorts>
  afterEach(() => {
    shown.close()
    vi.useRealTimers()
  })

  const open = (day = YESTERDAY) => {
    shown = renderWithPorts(<DayPicker slug="nfl" day={day} />, { path: `/nfl/day/${day}` })
  }
  const steps = () =>
    [...shown.page.querySelectorAll('nav a')].map((link) => [
      link.getAttribute('aria-label'),
      link.getAttribute('href'),
    ])
  const choose = (value: string) => {
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
    fire(field, new Event('input', { bubbles: true }))
  }

  it('leads a day back and a day on', () => {
    open('2026-11-01')
    expect(steps()).toEqual([
      ['Day before: Sat, Oct 31', '/nfl/day/2026-10-31'],
      ['Day after: Mon, Nov 2', '/nfl/day/2026-11-02'],
    ])
    const [back, on] = [...shown.page.querySelectorAll<HTMLElement>('nav a')]
    expect([back!.dataset['back'], on!.dataset['back']]).toEqual(['true', undefined])
    click(on!)
    expect(shown.history).toEqual(['/nfl/day/2026-11-02'])
  })

  it.each([
    ['2000-01-01', ['Day after: Sun, Jan 2']],
    ['2099-12-31', ['Day before: Wed, Dec 30']],
  ])('leads nowhere at the end of the calendar: %s', (day, labels) => {
    open(day)
    expect(steps().map(([label]) => label)).toEqual(labels)
  })

  it('is also a date field, which follows only complete dates', () => {
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    expect([field.value, field.min, field.max]).toEqual([YESTERDAY, '2000-01-01', '2099-12-31'])
    for (const day of ['0002-01-10', YESTERDAY]) {
      choose(day)
      expect(shown.history).toEqual([`/nfl/day/${YESTERDAY}`])
    }
    choose('2026-01-10')
    expect(shown.history).toEqual(['/nfl/day/2026-01-10'])
  })

  it('follows a typed date when no further digit comes, at Enter, or when the field is left', async () => {
    vi.useFakeTimers()
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    const type = (key: string, value: string) => {
      fire(field, new KeyboardEvent('keydown', { key, bubbles: true }))
      choose(value)
    }
    type('1', '2026-01-10')
    await passTime(900)
    type('2', '2026-12-10')
    await passTime(900)
    expect(shown.history).toEqual([`/nfl/day/${YESTERDAY}`])
    await passTime(100)
    expect(shown.history).toEqual(['/nfl/day/2026-12-10'])
    type('3', '2026-03-10')
    fire(field, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(shown.history).toEqual(['/nfl/day/2026-03-10'])
    type('4', '2026-04-10')
    fire(field, new FocusEvent('focusout', { bubbles: true }))
    expect(shown.history).toEqual(['/nfl/day/2026-04-10'])
    await passTime(2000)
    fire(field, new Event('pointerdown', { bubbles: true }))
    choose('2026-05-10')
    expect(shown.history).toEqual(['/nfl/day/2026-05-10'])
  })

  it('shows the day of the page again at once when the calendar empties the field', () => {
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    fire(field, new Event('pointerdown', { bubbles: true }))
    choose('')
    expect(field.value).toBe(YESTERDAY)
    choose('2026-01-10')
    expect(shown.history).toEqual(['/nfl/day/2026-01-10'])
  })

  it.each([
    ['Enter', '1999-12-05', () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
    ['the field is left', '1999-12-05', () => new FocusEvent('focusout', { bubbles: true })],
    ['the field is left', '', () => new FocusEvent('focusout', { bubbles: true })],
  ])(
    'keeps what is typed and no day until %s, then shows the day of the page: %s',
    async (_end, text, end) => {
      vi.useFakeTimers()
      open()
      const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
      fire(field, new KeyboardEvent('keydown', { key: '1', bubbles: true }))
      choose(text)
      await passTime(2000)
      expect(field.value).toBe(text)
      fire(field, end())
      expect(field.value).toBe(YESTERDAY)
      expect(shown.history).toEqual([`/nfl/day/${YESTERDAY}`])
    },
  )

  it('keeps a day that was typed when the field is left, until its page is there', () => {
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    fire(field, new KeyboardEvent('keydown', { key: '1', bubbles: true }))
    choose(LONG_AGO)
    fire(field, new FocusEvent('focusout', { bubbles: true }))
    expect(field.value).toBe(LONG_AGO)
  })

  it('keeps the focus in the field at each digit, and follows the arrows beside it', () => {
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    const follow = (day: string) => shown.show(<DayPicker slug="nfl" day={day} />)
    field.focus()
    choose('2026-01-19')
    follow('2026-01-19')
    expect([document.activeElement === field, field.value]).toEqual([true, '2026-01-19'])
    follow('2026-01-20')
    expect(field.value).toBe('2026-01-20')
  })

  it('writes nothing into the field that has the day already, as that would end the typing in it', () => {
    open()
    const field = find<HTMLInputElement>(shown.page, 'input[type=date]')
    const written = vi.fn()
    Object.defineProperty(field, 'value', { get: () => LONG_AGO, set: written })
    shown.show(<DayPicker slug="nfl" day={LONG_AGO} />)
    expect(written).not.toHaveBeenCalled()
  })
})
