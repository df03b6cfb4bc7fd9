import { afterEach, describe, expect, it } from 'vitest'
import { STORAGE_KEYS } from '../../../platform/storage-keys'
import { submit, type } from '../../../ui/testing/forms'
import { find, render, type Rendered } from '../../../ui/testing/render'
import { SearchBox } from './search-box'

let rendered: Rendered
const searched: string[] = []
afterEach(() => {
  rendered.close()
  localStorage.clear()
  searched.length = 0
})

const stored = () => localStorage.getItem(STORAGE_KEYS.adminLogSearches)
function show(remembered?: string) {
  if (remembered !== undefined) localStorage.setItem(STORAGE_KEYS.adminLogSearches, remembered)
  rendered = render(<SearchBox query="" entries={[]} onSearch={(query) => searched.push(query)} />)
}
const box = () => find<HTMLInputElement>(rendered.page, 'input')
const offered = () =>
  [...rendered.page.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))

describe('the search box of the log', () => {
  it.each([
    [undefined, []],
    ['["feed","slow"]', ['feed', 'slow']],
    ['["feed","slow","lock","late"]', ['feed', 'slow', 'lock']],
    ['["feed",7,null,"slow"]', ['feed', 'slow']],
    ['{"0":"feed"}', []],
    ['["feed', []],
  ])('offers the last three searches of this device, whatever it has stored: %s', (remembered, searches) => {
    show(remembered)
    expect(offered()).toEqual(searches)
  })

  it('has nothing to clear while nothing is searched for', () => {
    show()
    expect(rendered.page.textContent).not.toContain('Clear')
  })

  it('offers them also when only blanks are typed', () => {
    show('["feed"]')
    type(box(), ' ')
    expect(offered()).toEqual(['feed'])
  })

  it('offers the ones that fit what is typed', () => {
    show('["feed","slow"]')
    type(box(), 'sl')
    expect(offered()).toEqual(['slow'])
    expect(find(rendered.page, 'datalist').id).toBe(box().getAttribute('list'))
  })

  it('remembers a search for the next visit', () => {
    show('["feed"]')
    type(box(), ' slow ')
    submit(find(rendered.page, 'form'))
    expect([searched, stored()]).toEqual([['slow'], '["slow","feed"]'])
  })
})
