import { boardWhere } from '../support/boards'
import { board, cards, expect, openBoard, test } from './product-test'

test('a feed that fails is named with its age, and the scores stay', async ({ page, product }) => {
  await openBoard(page, product)
  await product.control.fail({ route: 'scoreboard', league: 'nfl', kind: 'status', status: 500 })
  await boardWhere(product.url, 'nfl', 'that is down', ({ source }) => source.state === 'down')
  await expect(board(page, 'nfl')).toHaveAttribute('data-source', 'down')
  await expect(page.getByText('Failed to load NFL data. Please try again.')).toBeVisible()
  await expect(page.getByText(/Scores as of .* · feed down/)).toBeVisible()
  await expect(cards(page)).toHaveCount(16)
  await product.control.recover()
  await boardWhere(product.url, 'nfl', 'that is well', ({ source }) => source.state === 'ok')
  await expect(board(page, 'nfl')).toHaveAttribute('data-source', 'ok')
  await expect(page.getByText('Failed to load NFL data. Please try again.')).toBeHidden()
})
