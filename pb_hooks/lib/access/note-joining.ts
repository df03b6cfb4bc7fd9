import { iso, productNow } from '../server/time'

/** When a user joined. The operator command runs beside the server, has no product clock and uses the machine's. */
export function noteJoining(e: core.RecordEvent): void {
  const now = $os.getenv('TURBO_SETTINGS') ? productNow() : Date.now()
  if (!e.record!.getString('joined_at')) e.record!.set('joined_at', iso(now))
  return e.next()
}
