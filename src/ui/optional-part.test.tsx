import { beforeEach, expect, it } from 'vitest'
import { log } from '../platform/log'
import { latePart } from './late-part'
import { eventually, render } from './testing/render'
import { OptionalPart } from './optional-part'

const Missing = latePart(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))

/** The log is the page's, and other tests have written into it. */
let writtenBefore: number
beforeEach(() => void (writtenBefore = log.entries().length))

it('a part whose code does not arrive is missing, and nothing else is', async () => {
  const Late = latePart(() => Promise.resolve(() => <p>late</p>))
  const rendered = render(
    <main>
      <h1>Scores</h1>
      <OptionalPart>
        <Missing />
      </OptionalPart>
      <OptionalPart>
        <Late />
      </OptionalPart>
    </main>,
  )
  await eventually(() => rendered.page.textContent === 'Scoreslate')
  expect(crashes()).toEqual([])
  rendered.close()
})

it('a part that breaks is missing too, and leaves its line in the log', () => {
  function Broken(): never {
    throw new Error('no such team')
  }
  const rendered = render(
    <main>
      <h1>Scores</h1>
      <OptionalPart>
        <Broken />
      </OptionalPart>
    </main>,
  )
  expect(rendered.page.textContent).toBe('Scores')
  expect(crashes()).toEqual(['Optional Part: no such team'])
  rendered.close()
})

function crashes(): readonly string[] {
  const written = log.entries().slice(writtenBefore)
  return written.flatMap(({ category, message }) => (category === 'SCREEN' ? [message] : []))
}
