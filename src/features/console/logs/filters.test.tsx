import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type } from '../../../ui/testing/forms'
import { click, find, fire, render, type Rendered } from '../../../ui/testing/render'
import { button } from '../testing/on-screen'
import { Filters } from './filters'
import { readQuestion, type TypedFilter } from './question-in-address'

let rendered: Rendered
let address = ''
afterEach(() => rendered.close())

type Typed = Omit<TypedFilter, 'id'>
const filter = (field: string, operator: TypedFilter['operator'], value = ''): Typed => ({
  field,
  operator,
  value,
})

/** Works as the section does: a change goes to the address, and the filters are read from the address. */
function Addressed() {
  const [text, setText] = useState(address)
  const { filters } = readQuestion((name) => (name === 'filters' ? text : ''))
  const change = (changes: Readonly<Record<string, string>>) => {
    address = changes['filters'] ?? ''
    setText(address)
  }
  return <Filters filters={filters} onChange={change} />
}
function show(...filters: readonly Typed[]) {
  address = filters.length > 0 ? JSON.stringify(filters) : ''
  rendered = render(<Addressed />)
  return rendered.page
}
const now = () => JSON.parse(address || '[]') as readonly Typed[]

const selects = (page: HTMLElement) => [...page.querySelectorAll('select')]
function choose(page: HTMLElement, index: number, value: string) {
  const select = selects(page)[index]!
  select.value = value
  fire(select, new Event('change', { bubbles: true }))
}
const label = (page: HTMLElement, text: string) =>
  [...page.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(text))
const times = (page: HTMLElement) => [...page.querySelectorAll<HTMLInputElement>('[type=datetime-local]')]

describe('the filter builder', () => {
  it('is shut until there is a filter, and then says how many', () => {
    const page = show()
    expect([find(page, 'details').hasAttribute('open'), find(page, 'summary').textContent]).toEqual([
      false,
      'Advanced filters',
    ])
    click(button(page, 'Add filter'))
    expect([find(page, 'details').hasAttribute('open'), find(page, 'summary').textContent]).toEqual([
      true,
      'Advanced filters (1)',
    ])
    expect(now()).toEqual([filter('message', 'contains')])
  })

  it('takes ten filters and no more', () => {
    const page = show(...Array.from({ length: 9 }, () => filter('message', 'contains')))
    click(button(page, 'Add filter'))
    expect(now()).toHaveLength(10)
    expect(page.textContent).not.toContain('Add filter')
  })

  it('changes and removes one filter without touching the others', () => {
    const page = show(filter('message', 'contains', 'a'), filter('category', 'equals', 'b'))
    choose(page, 3, 'not_in')
    expect(now()).toEqual([filter('message', 'contains', 'a'), filter('category', 'not_in', 'b')])
    click(button(page, 'Remove'))
    expect(now()).toEqual([filter('category', 'not_in', 'b')])
  })

  it('clears the value when another field is chosen, and offers the values of that field', () => {
    const page = show(filter('message', 'contains', 'feed'))
    const offered = () =>
      [...page.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))
    expect([offered(), find(page, 'input').getAttribute('list')]).toEqual([[], null])
    choose(page, 0, 'level')
    expect(now()).toEqual([filter('level', 'contains')])
    expect(find<HTMLInputElement>(page, 'input').value).toBe('')
    expect(offered()).toEqual(['error', 'warn', 'info', 'debug'])
    expect(find(page, 'datalist').id).toBe(find(page, 'input').getAttribute('list'))
  })

  it('offers no values of a field that only an address can name', () => {
    const page = show(filter('metadata.status', 'equals', '503'))
    expect(page.querySelectorAll('datalist option')).toHaveLength(0)
    expect(find(page, 'input').getAttribute('list')).toBeNull()
  })

  it('takes what was typed when the field is left, and by Enter', () => {
    const page = show(filter('message', 'contains'))
    const input = find<HTMLInputElement>(page, 'input')
    expect(input.closest('label')?.textContent).toBe('Value')
    type(input, 'feed')
    fire(input, new KeyboardEvent('keydown', { key: 'd', bubbles: true }))
    expect(now()).toEqual([filter('message', 'contains')])
    fire(input, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(now()).toEqual([filter('message', 'contains', 'feed')])
    // The address has it, so a page that reloads for a new version loses nothing.
    expect(input.dataset['showsAgain']).toBe('feed')
    type(input, 'feeds')
    fire(input, new FocusEvent('focusout', { bubbles: true }))
    expect(now()).toEqual([filter('message', 'contains', 'feeds')])
  })

  it.each([
    ['equals', ['Value']],
    ['greater_than', ['Value']],
    ['less_than', ['Value']],
    ['between', ['From', 'To']],
  ] as const)('offers time fields when the operator of a timestamp is %s', (operator, labels) => {
    const page = show(filter('timestamp', operator))
    expect(times(page)).toHaveLength(labels.length)
    for (const text of labels) expect(label(page, text)).toBeDefined()
  })

  it.each(['contains', 'in', 'not_in'] as const)(
    'offers a text field when the operator of a timestamp is %s',
    (operator) => {
      const page = show(filter('timestamp', operator))
      expect(times(page)).toEqual([])
      expect(label(page, 'Value (UTC)')).toBeDefined()
    },
  )

  it('keeps words when the operator changes, but no time: two times are not one, and words are not a time', () => {
    const iso = '2026-10-25T14:00:00.000Z'
    let page = show(filter('message', 'contains', 'feed'))
    choose(page, 1, 'between')
    expect(now()).toEqual([filter('message', 'between', 'feed')])
    expect(label(page, 'From, to')).toBeDefined()
    rendered.close()
    page = show(filter('timestamp', 'greater_than', iso))
    choose(page, 1, 'between')
    expect(now()).toEqual([filter('timestamp', 'between')])
  })

  it('takes one time of a pair before the other', () => {
    const page = show(filter('timestamp', 'between'))
    type(times(page)[0]!, '2026-10-25T14:00')
    expect(now()[0]?.value).toBe(`${new Date('2026-10-25T14:00').toISOString()},`)
  })

  it('shows a time in the zone of the device, and ignores one that is half typed', () => {
    const local = '2026-10-25T14:00'
    const iso = (text: string) => new Date(text).toISOString()
    const page = show(filter('timestamp', 'between', `${iso(local)},`))
    expect(times(page).map(({ value }) => value)).toEqual([local, ''])
    const before = address
    const errors: unknown[] = []
    const note = (event: ErrorEvent) => void errors.push(event.error)
    addEventListener('error', note)
    type(times(page)[0]!, '')
    removeEventListener('error', note)
    expect([address, errors]).toEqual([before, []])
    type(times(page)[1]!, '2026-10-25T15:30')
    expect(now()[0]?.value).toBe(`${iso(local)},${iso('2026-10-25T15:30')}`)
  })
})
