import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { passTime } from '../../ui/testing/pass-time'
import { find, fire, click, render, type Rendered } from '../../ui/testing/render'
import { Controls } from './controls'
import { ScrollHint } from './scroll-hint'

let rendered: Rendered
let done: string[]
beforeEach(() => {
  vi.useFakeTimers()
  done = []
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function show(isMoving: boolean, resumeMs = 5000) {
  rendered = render(
    <Controls
      isMoving={isMoving}
      resumeMs={resumeMs}
      onPause={() => done.push('pause')}
      onGo={() => done.push('go')}
      onEnd={() => done.push('end')}
      onResumeMs={(ms) => done.push(`rest ${ms}`)}
    />,
  )
  const [first, last] = [...rendered.page.querySelectorAll('button')]
  for (const shape of rendered.page.querySelectorAll('path')) expect(shape.getAttribute('d')).toBeTruthy()
  return { first: first!, last: last! }
}

it('a list that moves can be paused and ended', () => {
  const { first, last } = show(true)
  expect([first.textContent, rendered.page.querySelector('select')]).toEqual(['Pause', null])
  click(first)
  click(last)
  expect([done, last.getAttribute('aria-label')]).toEqual([['pause', 'end'], 'End auto-scroll'])
})

it('a list that rests goes on with a press', () => {
  const { first } = show(false)
  click(first)
  expect([first.textContent, done]).toEqual(['Go on', ['go']])
})

it.each([
  [5000, ['1 s', '3 s', '5 s', '10 s', '15 s']],
  [7000, ['1 s', '3 s', '5 s', '7 s', '10 s', '15 s']],
])(
  'while a list rests, the controls ask for how long, with the chosen time selected: %d ms',
  (resumeMs, choices) => {
    show(false, resumeMs)
    const select = find<HTMLSelectElement>(rendered.page, 'select')
    expect([...select.options].map(({ textContent }) => textContent)).toEqual(choices)
    expect(select.value).toBe(String(resumeMs / 1000))
    select.value = '10'
    fire(select, new Event('change', { bubbles: true }))
    expect(done).toEqual(['rest 10000'])
  },
)

it('000 section 2: a hint is shown for 3 s', async () => {
  rendered = render(<ScrollHint text="Tap to end" />)
  const hint = () => find(rendered.page, '[role=status]').textContent
  await passTime(2999)
  expect(hint()).toBe('Tap to end')
  await passTime(1)
  expect(hint()).toBe('')
})

it('a hint that is left early leaves nothing to wait for', () => {
  rendered = render(<ScrollHint text="Tap to end" />)
  rendered.close()
  expect(vi.getTimerCount()).toBe(0)
})
