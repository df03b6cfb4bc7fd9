import { firstPaint } from '../../platform/first-paint'

/** Until the page shows what it shows once its first scores are painted. */
export async function afterFirstPaint(): Promise<void> {
  firstPaint.drawn()
  await firstPaint.over
}
