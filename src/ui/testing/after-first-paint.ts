import { firstPaint } from '../../platform/first-paint'

/** Resolves when the page shows the parts that wait until its first scores are painted. */
export async function afterFirstPaint(): Promise<void> {
  firstPaint.drawn()
  await firstPaint.over
}
