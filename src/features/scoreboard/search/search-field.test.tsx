import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type } from '../../../ui/testing/forms'
import { click, find, fire, render, settle, type Rendered } from '../../../ui/testing/render'
import { SearchField } from './search-field'

describe('the field of the search', () => {
  let rendered: Rendered
  afterEach(() => rendered.close())

  function Searched() {
    const [query, setQuery] = useState('')
    return (
      <>
        <SearchField query={query} onChange={setQuery} />
        <output>{query}</output>
      </>
    )
  }
  const show = () => {
    rendered = render(<Searched />)
  }
  const field = () => find<HTMLInputElement>(rendered.page, 'input')
  const query = () => find(rendered.page, 'output').textContent
  const isOpen = () => find(rendered.page, 'search').dataset['open']
  const closer = () => rendered.page.querySelector<HTMLElement>('[aria-label$=" search"]')
  const press = (target: EventTarget, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    settle(() => void target.dispatchEvent(event))
    return event
  }

  it('marks no name of a team as misspelt', () => {
    show()
    expect(field().getAttribute('spellcheck')).toBe('false')
  })

  it('opens at the icon of a phone, and its field has the focus', () => {
    show()
    expect([isOpen(), closer()]).toEqual(['false', null])
    click(find(rendered.page, '[aria-label=Search]'))
    expect([isOpen(), document.activeElement, closer()?.getAttribute('aria-label')]).toEqual([
      'true',
      field(),
      'Close search',
    ])
    click(closer()!)
    expect(isOpen()).toBe('false')
  })

  it('reports what is typed, and stays open with text in it when it loses the focus', () => {
    show()
    click(find(rendered.page, '[aria-label=Search]'))
    type(field(), 'bills')
    expect([query(), closer()?.getAttribute('aria-label')]).toEqual(['bills', 'Clear search'])
    fire(field(), new FocusEvent('focusout', { bubbles: true }))
    expect(isOpen()).toBe('true')
    click(closer()!)
    expect([query(), isOpen()]).toEqual(['', 'false'])
  })

  it('takes the focus from the button that goes when it has cleared the text', () => {
    show()
    type(field(), 'bills')
    closer()!.focus()
    click(closer()!)
    expect([query(), closer(), document.activeElement]).toEqual(['', null, field()])
  })

  it('gives the focus back to the icon of a phone when Escape closes it', () => {
    show()
    const opener = find(rendered.page, '[aria-label=Search]')
    click(opener)
    press(field(), 'Escape')
    expect(document.activeElement).toBe(opener)
  })

  it('closes when it loses the focus with nothing in it', () => {
    show()
    click(find(rendered.page, '[aria-label=Search]'))
    fire(field(), new FocusEvent('focusout', { bubbles: true }))
    expect(isOpen()).toBe('false')
  })

  it('is left and cleared by Escape, and by no other key', () => {
    show()
    press(window, '/')
    type(field(), 'bills')
    press(field(), 'Enter')
    expect([query(), document.activeElement]).toEqual(['bills', field()])
    press(field(), 'Escape')
    expect([query(), isOpen(), document.activeElement === field()]).toEqual(['', 'false', false])
  })

  it('is reached by / from anywhere, and the / is not typed', () => {
    show()
    const event = press(window, '/')
    expect([document.activeElement, isOpen(), event.defaultPrevented]).toEqual([field(), 'true', true])
  })

  it.each([
    ['another key', 'a', {}],
    ['Ctrl and /', '/', { ctrlKey: true }],
    ['Cmd and /', '/', { metaKey: true }],
    ['Alt and /', '/', { altKey: true }],
  ])('is not reached by %s', (_what, key, more) => {
    show()
    const event = press(window, key, more)
    expect([isOpen(), event.defaultPrevented]).toEqual(['false', false])
  })

  it.each(['input', 'textarea', 'select'])('leaves the / to somebody who writes in another %s', (tag) => {
    show()
    const other = document.body.appendChild(document.createElement(tag))
    press(other, '/')
    expect(isOpen()).toBe('false')
    other.remove()
  })

  it('does not take the / while a dialog lies over the board, nor once the field is gone', () => {
    show()
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    press(window, '/')
    expect(isOpen()).toBe('false')
    dialog.remove()
    rendered.close()
    expect(press(window, '/').defaultPrevented).toBe(false)
  })
})
