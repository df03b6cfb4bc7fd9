import { afterEach, expect, it } from 'vitest'
import { type } from '../testing/forms'
import { find, render, settle, type Rendered } from '../testing/render'
import { ChartPicture } from './chart-picture'

const TEXTS = ['Mon: 3 users', 'Tue: 5 users', 'Wed: 4 users']

let rendered: Rendered
afterEach(() => rendered.close())

const slider = () => find<HTMLInputElement>(rendered.page, 'input[type=range]')
const caption = () => find(rendered.page, 'p').textContent

it('the points of a chart are read one by one with the arrow keys and by screen readers, from the latest', () => {
  rendered = render(
    <ChartPicture
      name="users"
      stamp="3"
      count={TEXTS.length}
      chart={() => ({
        xs: [0, 1, 2],
        tracks: [],
        range: (least, most) => [least, most],
        heightText: String,
        isStepped: false,
      })}
      textAt={(index) => TEXTS[index]}
    />,
  )
  const heard = () => slider().getAttribute('aria-valuetext')
  expect([slider().max, caption(), heard()]).toEqual(['2', 'Move along the chart to read it', 'Wed: 4 users'])
  settle(() => slider().focus())
  expect(caption()).toBe('Wed: 4 users')
  type(slider(), '0')
  expect([caption(), heard()]).toEqual(['Mon: 3 users', 'Mon: 3 users'])
  expect(find(rendered.page, '[data-chart]').getAttribute('aria-hidden')).toBe('true')
})
