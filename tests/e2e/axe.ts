import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * A live region within a button is neither announced nor, for all screen readers, part of the button's name. Axe allows
 * it.
 */
const NAMELESS = `[...document.querySelectorAll('button [role=status], button [role=alert]')].map((part) => part.outerHTML)`

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/**
 * What axe finds, as lines to read. Its script goes in through the debugger, because the page's own policy forbids
 * foreign scripts. A theme changes only colours, so the second scan needs only the rule about colours.
 */
export async function complaintsOfAxe(
  page: Page,
  rules: 'all' | 'colours' = 'all',
): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
  const runOnly = rules === 'colours' ? `runOnly: ['color-contrast'],` : ''
  const violations = (await page.evaluate(
    `axe.run(document, { ${runOnly} resultTypes: ['violations'], selectors: false }).then(({ violations }) => violations)`,
  )) as Violation[]
  const nameless = (await page.evaluate(NAMELESS)) as string[]
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html}: ${failureSummary}`),
  )
  return [...found, ...nameless.map((html) => `nothing but a live region names it: ${html}`)]
}
