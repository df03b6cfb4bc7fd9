import type { PartFacts } from '../../../src/domain/operations/alerts/part-troubles'
import { edgesNow, edgesStatusNow } from '../health/edges-now'
import { countStuckLetters } from '../mail/mail-state'
import { diskNow } from './disk-now'

export function partsNow(): PartFacts {
  const now = edgesNow()
  const disk = diskNow()
  return {
    edges: { status: edgesStatusNow(), ...(now && { now }) },
    stuckLetters: countStuckLetters($app),
    ...(disk && { disk }),
  }
}
