import { afterEach, expect, it } from 'vitest'
import { iconPath } from '../../ui/testing/icon-path'
import { find, render, type Rendered } from '../../ui/testing/render'
import { FormNotice } from './form-notice'

let rendered: Rendered
afterEach(() => rendered.close())

const place = () => find(rendered.page, '[aria-live]')
const picture = () => find(place(), 'path').getAttribute('d')

it('screen readers announce errors at once, and other notices politely', () => {
  rendered = render(<FormNotice notice={undefined} />)
  expect([place().getAttribute('aria-live'), place().childElementCount]).toEqual(['polite', 0])
  for (const kind of ['success', 'hint', 'error'] as const) {
    rendered.show(<FormNotice notice={{ kind, text: `The ${kind}` }} />)
    expect([place().textContent, find(place(), 'p').dataset['kind']]).toEqual([`The ${kind}`, kind])
    expect(place().getAttribute('aria-live')).toBe(kind === 'error' ? 'assertive' : 'polite')
    expect(picture()).toBe(iconPath(kind === 'error' ? 'warning' : 'check'))
  }
})
