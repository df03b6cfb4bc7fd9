import { describe, expect, it } from 'vitest'
import { click, find } from '../../../ui/testing/render'
import { FACTS, facts, findings, fix, MODEL, PATH, run, modelAnswer } from '../testing/analysis-on-screen'
import { showSectionForEach } from '../testing/section-on-screen'

showSectionForEach()

describe('002 section 2: what the model has found', () => {
  const found = async (pattern: object, more: object = {}, path = PATH) => {
    const answer = { patterns: [{ ...findings.patterns[0], ...pattern }], ...more }
    return run({ [FACTS]: facts(), [MODEL]: modelAnswer(JSON.stringify(answer)) }, path)
  }
  const fixOf = (changes: object) => ({ ...fix('f1', 82), ...changes })

  it.each([
    ['critical', 'Critical', 'red'],
    ['high', 'High', 'red'],
    ['medium', 'Medium', 'amber'],
    ['low', 'Low', 'grey'],
  ])('a pattern says how bad it is: %s', async (severity, text, colour) => {
    const { page } = await found({ severity })
    const word = find(page, '[data-pattern] [data-colour]')
    expect([word.textContent, word.dataset['colour']]).toEqual([text, colour])
  })

  it('a pattern says where it is, how often, and what might mend it', async () => {
    const where = ['a.ts', 'b.ts', 'c.ts', 'd.ts']
    const { page } = await found({
      category: 'API',
      frequency: 1,
      affectedFiles: where,
      affectedEndpoints: ['/one', '/two'],
      suggestedFix: 'Wait longer',
    })
    const told = [...find(page, '[data-pattern] p ~ p').children].map(({ textContent }) => textContent)
    expect(told).toEqual(['API', '1 time', 'time unknown', 'a.ts, b.ts, c.ts, d.ts, /one'])
    expect(page.textContent).toContain('Suggested: Wait longer')
    expect(page.textContent).toContain('Recommended Actions')
  })

  it('a pattern without place and suggestion leaves no empty places', async () => {
    const { page } = await found({ frequency: 3, severity: 'low' })
    const told = [...find(page, '[data-pattern] p ~ p').children].map(({ textContent }) => textContent)
    expect(told).toEqual(['3 times', 'time unknown'])
    expect(page.textContent).not.toContain('Suggested:')
    expect(page.textContent).not.toContain('Recommended Actions')
    expect(page.textContent).not.toContain('Suggested Fixes')
  })

  it('a fix says how sure the model is, what it changes and what it may break', async () => {
    const riskAssessment = { level: 'low', concerns: ['May be slow'], recommendations: ['Watch it'] }
    const targetFiles = ['src/poll.ts', 'src/feed.ts']
    const fixes = [fixOf({ riskAssessment, targetFiles, testSuggestions: ['Try it'] })]
    const { page, history } = await found({}, { fixes })
    const shown = find(page, '[data-fix=f1]')
    expect([...find(shown, 'p').children].map(({ textContent }) => textContent)).toEqual([
      'Confidence 82%',
      'code change',
      'Risk low',
      'src/poll.ts, src/feed.ts',
    ])
    expect(shown.textContent).not.toContain('Below 70% confidence')
    click(find(shown, '[aria-label="Preview of Wait longer (f1)"]'))
    const preview = find(page, '[data-preview]')
    expect(find(preview, 'figcaption').textContent).toBe('src/poll.ts:7')
    expect(
      [...preview.querySelectorAll('pre [data-kind]')].map((line) => line.getAttribute('data-kind')),
    ).toEqual(['same', 'removed', 'added'])
    expect(preview.textContent).toContain('c waits')
    expect([...preview.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'May be slow',
      'Watch it',
      'Try it',
    ])
    const close = find(shown, '[aria-label="Close preview of Wait longer (f1)"]')
    expect(close.textContent).toBe('Close Preview')
    click(close)
    expect([page.querySelector('[data-preview]'), history.at(-1)]).toEqual([null, PATH])
  })

  it('a fix without code says so, and so does one of too little confidence', async () => {
    const fixes = [fixOf({ codeChanges: [], targetFiles: [], confidence: 69 })]
    const { page } = await found({}, { fixes }, `${PATH}?fix=f1`)
    expect(find(page, '[data-preview]').textContent).toContain('It changes no code.')
    expect(find(page, '[data-fix]').textContent).toContain('Below 70% confidence nothing is applied.')
    expect(find(page, '[data-fix] p').children).toHaveLength(3)
    expect(find(page, '[aria-label^=Apply]').getAttribute('aria-label')).toBe('Apply Wait longer (f1)')
  })

  it('a fix that the address names but the analysis lacks is reported as not found', async () => {
    const { page } = await found({}, { fixes: [fixOf({})] }, `${PATH}?fix=f9`)
    expect(page.textContent).toContain('Fix with ID f9 not found')
    expect(page.querySelector('[data-preview]')).toBeNull()
  })
})
