import { afterEach, expect, it } from 'vitest'
import { find, render, type Rendered } from '../../ui/testing/render'
import { FormNotice } from './form-notice'

let rendered: Rendered
afterEach(() => rendered.close())

const place = () => find(rendered.page, '[aria-live]')
const picture = () => find(place(), 'path').getAttribute('d')

it('screen readers announce errors at once, and other notices politely', () => {
  rendered = render(<FormNotice notice={undefined} />)
  expect([place().getAttribute('aria-live'), place().childElementCount]).toEqual(['polite', 0])
  const pictures = (['success', 'hint', 'error'] as const).map((kind) => {
    rendered.show(<FormNotice notice={{ kind, text: `The ${kind}` }} />)
    expect([place().textContent, find(place(), 'p').dataset['kind']]).toEqual([`The ${kind}`, kind])
    expect(place().getAttribute('aria-live')).toBe(kind === 'error' ? 'assertive' : 'polite')
    return picture()
  })
  expect(pictures[0]).toBe(pictures[1])
  expect(pictures[2]).not.toBe(pictures[0])
})
