import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { dayText, timeText } from '../../../platform/local-time'
import { click, find } from '../../../ui/testing/render'
import {
  card,
  FACTS,
  facts,
  findings,
  MODEL,
  PATH,
  run,
  modelAnswer,
  show,
} from '../testing/analysis-on-screen'
import { NOON_MS } from '../testing/console-server'
import { button, untilPageSays } from '../testing/on-screen'
import { server, show as showSection, showSectionForEach } from '../testing/section-on-screen'
import { Analysis } from './analysis'

showSectionForEach()

/** The next run, a minute later. */
async function runAgain(page: HTMLElement, until: string): Promise<void> {
  const before = server.answers[FACTS] as ReturnType<typeof facts>
  server.answers[FACTS] = { ...before, nowMs: before.nowMs + 60_000 }
  click(button(page, 'Run Analysis'))
  await untilPageSays(page, until)
}

const NOTE = 'AI analysis unavailable - using basic pattern detection. Check API key and connection.'

describe('002 section 2: AI Analysis', () => {
  it('asks the model for patterns and then for fixes, sends nothing secret, and shows the answers', async () => {
    const { page } = await run({
      [FACTS]: facts(),
      [MODEL]: modelAnswer(`Sure:\n${JSON.stringify(findings)}`),
    })
    expect(server.asked).toEqual([`GET ${FACTS}`, `POST ${MODEL}`, `POST ${MODEL}`])
    expect(JSON.stringify(server.bodies)).not.toContain('ann@')
    expect(card(page, 'Total Errors')).toBe('Total Errors6')
    expect(card(page, 'Critical Issues')).toBe('Critical Issues1')
    expect(card(page, 'Error Patterns')).toBe('Error Patterns1')
    expect(card(page, 'AI Fixes Available')).toBe('AI Fixes Available2')
    expect(find(page, '[data-pattern=p1]').textContent).toMatch(/^Critical.*The feed is slow/)
    expect(page.textContent).not.toContain(NOTE)
    expect(page.textContent).not.toContain('No patterns were found.')
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  function WithOtherSection() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Another section</button>
        {isOpen ? <Analysis /> : null}
      </>
    )
  }

  it('goes on while the operator looks at another section, and is not begun twice', async () => {
    const { page } = showSection(<WithOtherSection />, { [FACTS]: facts({ hasModel: false }) })
    const answer = server.holdNext(FACTS)
    click(button(page, 'Run Analysis'))
    click(button(page, 'Another section'))
    click(button(page, 'Another section'))
    expect(button(page, 'Analyzing…').disabled).toBe(true)
    answer()
    await untilPageSays(page, 'Error Patterns')
    expect([button(page, 'Run Analysis').disabled, server.asked]).toEqual([false, [`GET ${FACTS}`]])
  })

  it('says that it has failed also to an operator who comes back from another section', async () => {
    const { page } = showSection(<WithOtherSection />, { [FACTS]: 500 })
    const answer = server.holdNext(FACTS)
    click(button(page, 'Run Analysis'))
    click(button(page, 'Another section'))
    answer()
    // The answer arrives while the other section is shown.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    click(button(page, 'Another section'))
    await untilPageSays(page, 'The errors could not be read. Please try again.')
  })

  it('says from when its figures are', async () => {
    const { page } = await run({ [FACTS]: facts({ hasModel: false }) })
    expect(page.textContent).toContain(`The 24 hours before ${dayText(NOON_MS)}, ${timeText(NOON_MS)}`)
  })

  it('says from which lines the patterns come when there were more than were read', async () => {
    const { page } = await run({ [FACTS]: facts({ hasModel: false, errors: 3000 }) })
    expect(page.textContent).toContain('. Patterns come from the latest 6 lines, errors first.')
  })

  it('a fix is previewed as a diff, and below 70% confidence nothing is applied', async () => {
    const { page, history } = await run({ [FACTS]: facts(), [MODEL]: modelAnswer(JSON.stringify(findings)) })
    click(button(find(page, '[data-fix=f1]'), 'Preview'))
    expect(history.at(-1)).toBe(`${PATH}?fix=f1`)
    expect(find(page, '[data-preview] pre').textContent).toBe('  a\n- b\n+ c\n')
    expect(page.textContent).not.toContain('It changes no code.')
    expect(page.textContent).not.toContain('not found')
    expect(button(find(page, '[data-fix=f2]'), 'Apply').disabled).toBe(true)
    expect(page.textContent).not.toContain('Fix Applications')
    click(button(find(page, '[data-fix=f1]'), 'Apply'))
    expect(page.textContent).toContain(
      'failedBrowser environment cannot directly modify files. Please apply the fix manually to src/poll.ts',
    )
  })

  it('a pattern shows the times that the model gives, and "time unknown" where it gives none', async () => {
    const [pattern] = findings.patterns
    const told = { ...pattern, id: 'p2', firstSeen: '2026-10-25T14:00:00Z', lastSeen: '2026-10-25T15:00:00Z' }
    const answer = modelAnswer(JSON.stringify({ patterns: [{ ...pattern, frequency: undefined }, told] }))
    const { page } = await run({ [FACTS]: facts(), [MODEL]: answer })
    const times = (id: string) =>
      [...page.querySelectorAll<HTMLTimeElement>(`[data-pattern=${id}] time`)].map(({ dateTime }) => dateTime)
    expect(times('p2')).toEqual(['2026-10-25T14:00:00.000Z', '2026-10-25T15:00:00.000Z'])
    expect(find(page, '[data-pattern=p2]').textContent).toMatch(/(AM|PM) to .*(AM|PM)$/)
    expect(times('p1')).toEqual([])
    expect(find(page, '[data-pattern=p1]').textContent).toContain('time unknown')
    expect(find(page, '[data-pattern=p1]').textContent).not.toContain('0 times')
    expect(JSON.stringify(server.bodies[0])).toContain('firstSeen')
  })

  it('a fix that the address names but that does not exist is reported as not found', async () => {
    const { page } = show({ [FACTS]: facts() }, `${PATH}?fix=f9`)
    expect(page.textContent).toContain('Fix with ID f9 not found')
  })

  it.each([
    ['without fixes', { hasModel: false }],
    ['with other fixes', {}],
  ])('is reported as not found beside an analysis %s too, and only once', async (_which, changes) => {
    const { page } = await run(
      { [FACTS]: facts(changes), [MODEL]: modelAnswer(JSON.stringify(findings)) },
      `${PATH}?fix=f9`,
    )
    expect(page.textContent.split('Fix with ID f9 not found')).toHaveLength(2)
    await runAgain(page, 'History')
    expect(page.textContent).toContain('Fix with ID f9 not found')
  })

  it('the preview of a fix ends with its analysis, and the fix is not looked for in another one', async () => {
    const answers = { [FACTS]: facts(), [MODEL]: modelAnswer(JSON.stringify(findings)) }
    const { page, history } = await run(answers, `${PATH}?fix=f1`)
    const previewed = () => [page.querySelectorAll('[data-preview]').length, history.at(-1)]
    expect(previewed()).toEqual([1, `${PATH}?fix=f1`])
    // The model begins to count anew each time it is asked, so this analysis too has a fix f1.
    await runAgain(page, 'History')
    expect(previewed()).toEqual([0, PATH])
    click(button(find(page, '[data-fix=f1]'), 'Preview'))
    expect(previewed()).toEqual([1, `${PATH}?fix=f1`])
    click(button(page, `${timeText(NOON_MS)}: 1 pattern`))
    expect(previewed()).toEqual([0, PATH])
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  it('the pattern that the address names stands first', async () => {
    const two = [...findings.patterns, { id: 'p2', pattern: 'boom', description: 'It broke', frequency: 1 }]
    const answers = { [FACTS]: facts(), [MODEL]: modelAnswer(JSON.stringify({ patterns: two })) }
    const { page } = await run(answers, `${PATH}?pattern=boom`)
    const patterns = [...page.querySelectorAll<HTMLElement>('[data-pattern]')]
    expect(patterns.map(({ dataset }) => [dataset['pattern'], dataset['wanted']])).toEqual([
      ['p2', 'true'],
      ['p1', 'false'],
    ])
  })
})

describe('002 section 8: when the model does not help, errors are grouped here, and the page says why', () => {
  it.each([
    ['an error status with known words', 529, 'Claude API error: 529 - Overloaded'],
    ['a model that did not answer in time', 504, 'Claude API error: 504 - Gateway Timeout'],
    ['a model that cannot be reached', 502, 'Claude API error: 502 - Bad Gateway'],
    ['too many questions', 429, 'Claude API error: 429 - Too Many Requests'],
    ['an error status without known words', 418, 'Claude API error: 418 - Unknown'],
    ['an answer without content', { content: [] }, 'No content in Claude response'],
    ['an answer in prose', modelAnswer('I cannot help.'), 'The analysis could not be read'],
    ['no network', 'offline' as const, 'The server cannot be reached.'],
  ])('%s', async (_what, answer, text) => {
    const { page } = await run({ [FACTS]: facts(), [MODEL]: answer })
    expect(page.textContent).toContain(text)
    expect(page.textContent).toContain(NOTE)
    expect(find(page, '[data-pattern]').textContent).toContain('6 times')
  })

  it('a single error is counted as one, with a single time', async () => {
    const [entry] = facts().entries
    const { page } = await run({ [FACTS]: facts({ entries: [entry!], errors: 1, hasModel: false }) })
    expect(find(page, '[data-pattern]').textContent).toContain('1 error of this kind in API')
    expect(page.querySelectorAll('[data-pattern] time')).toHaveLength(1)
    expect(find(page, '[data-pattern]').textContent).not.toContain(' to ')
  })

  it.each([
    ['increasing', [1, 2]],
    ['decreasing', [20, 21]],
    ['stable', [1, 20]],
  ])('says whether a pattern comes more often than before: %s', async (trend, hoursAgo) => {
    const [entry] = facts().entries
    const entries = hoursAgo.map((hours) => ({
      ...entry!,
      id: `e${hours}`,
      timestamp: NOON_MS - hours * 3_600_000,
    }))
    const { page } = await run({ [FACTS]: facts({ entries, errors: 2, hasModel: false }) })
    const told = [...find(page, '[data-pattern] p ~ p').children].map(({ textContent }) => textContent)
    expect(told.slice(0, 3)).toEqual(['API', '2 times', trend])
  })

  it('takes no error without words for the pattern that the address asks for when it asks for none', async () => {
    const [entry] = facts().entries
    const { page } = await run({
      [FACTS]: facts({ entries: [{ ...entry!, message: '' }], errors: 1, hasModel: false }),
    })
    expect(find(page, '[data-pattern]').dataset['wanted']).toBe('false')
  })

  it('without a model only the errors are read', async () => {
    const { page } = await run({ [FACTS]: facts({ hasModel: false }) })
    expect(server.asked).toEqual([`GET ${FACTS}`])
    expect(page.textContent).toContain(NOTE)
  })

  it('without errors there is nothing to ask', async () => {
    const { page } = await run({ [FACTS]: facts({ entries: [], errors: 0 }) })
    expect(server.asked).toEqual([`GET ${FACTS}`])
    expect(page.textContent).toContain('No errors in these 24 hours.')
  })

  it('does not say that there were no errors when the model names no pattern of them', async () => {
    const { page } = await run({ [FACTS]: facts(), [MODEL]: modelAnswer('{"patterns": []}') })
    expect(card(page, 'Total Errors')).toBe('Total Errors6')
    expect(page.textContent).toContain('No patterns were found.')
    expect(page.textContent).not.toContain('No errors')
  })

  it('an analysis that could not read the errors can be run again, and runs are kept', async () => {
    const { page } = show({ [FACTS]: 500 })
    click(button(page, 'Run Analysis'))
    await untilPageSays(page, 'The errors could not be read. Please try again.')
    for (const nowMs of [NOON_MS, NOON_MS + 60_000]) {
      server.answers[FACTS] = facts({ hasModel: false, nowMs })
      click(button(page, 'Run Analysis'))
      await untilPageSays(page, nowMs === NOON_MS ? 'Error Patterns' : 'History')
    }
    expect(page.textContent).toContain('History')
  })

  it('says which pattern it looks for, and that nothing is analyzed yet', () => {
    const { page } = show({ [FACTS]: facts() }, `${PATH}?pattern=boom`)
    expect(page.textContent).toContain('Looking for: boom')
    expect(page.textContent).toContain('Nothing analyzed yet')
  })

  it('looks for nothing in particular when nothing is named', () => {
    const { page } = show({ [FACTS]: facts() })
    expect(page.textContent).not.toContain('Looking for')
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  it('says aloud that it runs, and takes no second press meanwhile', async () => {
    const { page } = show({})
    expect(find(page, '[role=status]').textContent).toBe('')
    click(button(page, 'Run Analysis'))
    expect([find(page, '[role=status]').textContent, button(page, 'Analyzing…').disabled]).toEqual([
      'Analyzing…',
      true,
    ])
  })

  it('shows an earlier run again when it is chosen, and marks it', async () => {
    const { page } = await run({ [FACTS]: facts({ hasModel: false }) })
    server.answers[FACTS] = facts({ hasModel: false, entries: [], errors: 0, nowMs: NOON_MS + 60_000 })
    click(button(page, 'Run Analysis'))
    await untilPageSays(page, 'History')
    const runs = () => {
      const history = [...page.querySelectorAll('section section')].at(-1)!
      return [...history.querySelectorAll<HTMLElement>('button')]
    }
    const at = (ms: number) => `${dayText(ms)}, ${timeText(ms)}`
    expect(runs().map(({ textContent, dataset }) => [textContent, dataset['look']])).toEqual([
      [`${at(NOON_MS + 60_000)}: 0 patterns`, 'strong'],
      [`${at(NOON_MS)}: 1 pattern`, 'quiet'],
    ])
    click(runs()[1]!)
    expect(card(page, 'Total Errors')).toBe('Total Errors6')
    expect(runs().map(({ dataset }) => dataset['look'])).toEqual(['quiet', 'strong'])
  })
})
