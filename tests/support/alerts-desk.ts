import type { AlertsAnswer } from '../../src/domain/operations/alerts/alerts-answer'
import type { KeptAlert } from '../../src/domain/operations/alerts/alert'
import { askExpectingOk } from './ask-expecting-ok'
import type { Product } from './product'
import { asSuperuser, createRecord, type TestUser } from './users'

/** When the server's clock stands still; trouble then ends only when its lines are deleted. */
export const NOW = '2026-10-25T18:30:00Z'
export const ago = (minutes: number) =>
  new Date(Date.parse(NOW) - minutes * 60_000).toISOString().replace('T', ' ')

export const about = ({ alerts }: AlertsAnswer, word: string): readonly KeptAlert[] =>
  alerts.filter(({ message }) => message.includes(word))

/** What an operator does with alerts, and the log lines that raise them. */
export function openAlertsDesk(product: Product, operator: TestUser) {
  async function lineIds(word: string): Promise<readonly string[]> {
    const filter = encodeURIComponent(word === '' ? '' : `message ~ '${word}'`)
    const { items } = await asSuperuser<{ items: { id: string }[] }>(
      product,
      'GET',
      `collections/logs/records?perPage=200&filter=${filter}`,
    )
    return items.map(({ id }) => id)
  }

  return {
    lineIds,
    ask: <Reply>(method: string, path: string, body?: object) =>
      askExpectingOk<Reply>(product, operator, method, `console/${path}`, body),
    async statusOf(method: string, path: string, body?: object): Promise<number> {
      const response = await fetch(`${product.url}/api/console/${path}`, {
        method,
        headers: { authorization: operator.token, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      await response.body?.cancel()
      return response.status
    },
    look: () => askExpectingOk<AlertsAnswer>(product, operator, 'POST', 'console/alerts/check', {}),
    line: (message: string, more: object = {}) =>
      createRecord<{ readonly id: string }>(product, 'logs', {
        timestamp: ago(1),
        level: 'error',
        category: 'SCREEN',
        message,
        ...more,
      }),
    /** Deletes the lines with this word; all lines when it is empty. */
    async forget(word: string): Promise<void> {
      for (const id of await lineIds(word))
        await asSuperuser(product, 'DELETE', `collections/logs/records/${id}`)
    },
  }
}

export type AlertsDesk = ReturnType<typeof openAlertsDesk>
