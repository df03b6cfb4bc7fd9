import { afterEach, describe, expect, it } from 'vitest'
import { ErrorBoundary } from './error-boundary'
import { click, find, render, type Rendered } from './testing/render'

describe('an error boundary', () => {
  let rendered: Rendered
  afterEach(() => rendered.close())

  it('shows its fallback without touching what is beside it, and tries again when asked', () => {
    let broken = true
    const errors: unknown[] = []
    const Shaky = () => {
      if (broken) throw new Error('cannot draw')
      return <p>fine</p>
    }
    rendered = render(
      <>
        <p>neighbour</p>
        <ErrorBoundary
          onError={(error) => errors.push(error)}
          fallback={(tryAgain) => <button onClick={tryAgain}>again</button>}
        >
          <Shaky />
        </ErrorBoundary>
      </>,
    )
    expect(rendered.page.textContent).toBe('neighbouragain')
    expect(errors).toEqual([new Error('cannot draw')])
    broken = false
    click(find(rendered.page, 'button'))
    expect(rendered.page.textContent).toBe('neighbourfine')
  })
})
