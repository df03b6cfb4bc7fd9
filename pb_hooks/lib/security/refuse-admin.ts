import { comesFromAdmin } from './admin-address'

/**
 * PocketBase's dashboard and what only its superusers may do. The patterns are those of its own routes; `POST /api/logs`
 * is ours, where guests' pages tell of their errors.
 */
const SUPERUSERS_ONLY =
  /^(?!POST \/api\/logs$)(?:[A-Z]+ )?(?:\/_(?:\/|$)|\/api\/(?:settings|logs|crons|backups|sql)(?:\/|$)|\/api\/collections(?:\/(?:import|meta)(?:\/.*)?)?\/?$|\/api\/collections\/\{collection\}(?:\/truncate)?$|\/api\/collections\/\{collection\}\/impersonate\/)/

/**
 * For callers from elsewhere, PocketBase's dashboard, its superusers' sign-in and what only they may do do not exist,
 * and a superuser's token identifies nobody. It checks the pattern of the matched route, so that no spelling gets
 * around it.
 */
export function refuseAdmin(e: core.RequestEvent): void {
  if (comesFromAdmin(e)) return
  if (SUPERUSERS_ONLY.test(e.request!.pattern) || isOfSuperusers(e)) throw new NotFoundError('No such route')
  if (e.hasSuperuserAuth()) (e as { auth: core.Record | null }).auth = null
}

function isOfSuperusers(e: core.RequestEvent): boolean {
  const given = e.request!.pathValue('collection')
  if (!given || !e.request!.pattern.includes('/api/collections/')) return false
  try {
    return $app.findCachedCollectionByNameOrId(given).name === '_superusers'
  } catch {
    return false
  }
}
