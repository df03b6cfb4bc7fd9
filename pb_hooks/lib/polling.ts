import { parseSlug } from '../../src/domain/league'
import { pollUntilMinuteEnds as poll } from './polling/poll-loop'
import { answerBeforeWork, refuseStrangers } from './security/internal'
import { asJob } from './server/as-job'

export const pollUntilMinuteEnds = asJob(poll)

/** POST /api/internal/wake/{slug}: starts polling now, because cron's first minute can be a minute away. */
export function wake(e: core.RequestEvent): void {
  refuseStrangers(e)
  const slug = parseSlug(e.request!.pathValue('slug'))
  if (!slug) throw new NotFoundError('There is no such league')
  answerBeforeWork(e)
  poll(slug)
}
